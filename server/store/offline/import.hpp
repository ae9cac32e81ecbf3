// Matches that were played elsewhere, taken into the database as matches that are over.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "server/store/location.hpp"
#include "server/store/offline/offline_store.hpp"
#include "server/store/read/reader.hpp"
#include "server/store/read/survey.hpp"

namespace reami::store {

/// A match from its start to its result. Its people are names, and no players of this server.
struct ForeignMatch {
    std::string game;
    MatchStarted started;
    std::map<Seat, StoredPlayer> players;
    std::vector<MovePlayed> moves;
    StoredRounds rounds;
    MatchFinished ended;
};

/// Where a match is.
struct MatchPlace {
    std::string room;  ///< its code
    MatchNumber match;
};

class Import {
public:
    /// Gives the reason, for people, if a server is there or the database is none of ours or of another
    /// release. Throws std::exception if the database fails.
    [[nodiscard]] static std::variant<Import, std::string> into(const Location& store);

    /// Where a match with the same start and the same moves is already, if there is one.
    std::optional<MatchPlace> find(const ForeignMatch& match);
    /// Gives it a room of its own with that code, closed, at that time; whole or not at all. False if a room
    /// had the code. Throws std::exception if the database fails; nothing of it is there then.
    bool add(const ForeignMatch& match, const std::string& code, Millis at);

private:
    explicit Import(std::unique_ptr<OfflineStore> store) : store_(std::move(store)) {}
    std::unique_ptr<OfflineStore> store_;
};

}  // namespace reami::store
