// The contents of a whole database, for the command `check`.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "server/store/location.hpp"
#include "server/store/record.hpp"

namespace reami::store {

class ReadConnection;

/// A match by its room's code and its number in the room, without its moves.
struct ListedMatch {
    std::string code;
    MatchNumber match;
    RoomId room = 0;
    std::string game;
    Millis began_at = 0, ended_at = 0;  ///< by the wall clock; 0 while it runs
    bool runs = false, abandoned = false;
};

/// Points by round, from 1, and seat.
using StoredRounds = std::map<int, std::map<Seat, int>>;

class Survey {
public:
    /// Opens the database for reading; throws std::exception if it can't be opened. Expects a database of
    /// Reami with the newest schema.
    explicit Survey(const Location& store);
    ~Survey();
    Survey(const Survey&) = delete;
    Survey& operator=(const Survey&) = delete;

    /// The damage that SQLite finds in the file, and rows that refer to missing rows: one sentence each.
    /// Always empty for PostgreSQL, which looks after its database by itself.
    std::vector<std::string> damage();
    /// All matches, in the order in which their rooms were opened.
    std::vector<ListedMatch> matches();
    StoredRounds rounds(const ListedMatch& of);

private:
    bool can_be_damaged_;
    std::unique_ptr<ReadConnection> connection_;
};

}  // namespace reami::store
