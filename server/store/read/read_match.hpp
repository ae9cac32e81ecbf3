// Reads stored matches, running or ended, for match files and replays.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/store/record.hpp"
#include "server/store/sql/read_connection.hpp"

namespace reami::store {

/// A player who sat in a seat when a match ended.
struct StoredPlayer {
    std::string name;  ///< a bot's is its kind
    bool is_bot = false;

    friend bool operator==(const StoredPlayer&, const StoredPlayer&) = default;
};

/// A stored match, for match files and replays.
struct StoredMatch {
    std::string code, game;
    MatchStarted started;
    std::map<Seat, StoredPlayer> players;
    std::vector<MovePlayed> moves;
    bool runs = false;
    /// Without `next_secret`, which must stay secret; empty for a match that is running or was abandoned.
    std::optional<MatchFinished> ended;
};

/// The match with that number in the room with that code; empty if there is none.
std::optional<StoredMatch> read_match(ReadConnection& db, std::string_view code, MatchNumber match);

}  // namespace reami::store
