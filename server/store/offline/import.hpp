// Imports matches that were played elsewhere, as ended matches.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/expected.hpp"
#include "server/store/location.hpp"
#include "server/store/offline/offline_store.hpp"
#include "server/store/read/read_match.hpp"
#include "server/store/read/survey.hpp"

namespace reami::store {

/// A match from its start to its result. Its people are only names, not players of this server.
struct ForeignMatch {
    std::string game;
    MatchStarted started;
    std::map<Seat, StoredPlayer> players;
    std::vector<MovePlayed> moves;
    StoredRounds rounds;
    MatchFinished ended;
};

/// The place of a match.
struct MatchPlace {
    std::string room;  ///< the room's code
    MatchNumber match;
};

class Import {
public:
    /// Opens the database. Returns the reason, for the operator, if a server uses it, or if it is not a
    /// database of this release of Reami. Throws std::exception if the database fails.
    [[nodiscard]] static Expected<Import, std::string> into(const Location& store);

    /// The place of a stored match with the same start and the same moves; empty if there is none.
    std::optional<MatchPlace> find(const ForeignMatch& match);
    /// Stores the match in a new, closed room with that code and that time; whole or not at all. Returns
    /// false if a room already has the code. Throws std::exception if the database fails; nothing of the
    /// match is stored then.
    bool add(const ForeignMatch& match, const std::string& code, Millis at);

private:
    explicit Import(std::unique_ptr<OfflineStore> store) : store_(std::move(store)) {}
    std::unique_ptr<OfflineStore> store_;
};

}  // namespace reami::store
