// The contents of a whole database, for the command `check`.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "server/store/record.hpp"
#include "server/store/sql/read_connection.hpp"

namespace reami::store {

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

/// The damage that SQLite finds in its file, and rows that refer to missing rows: one sentence each.
std::vector<std::string> find_damage(ReadConnection& db);
/// All matches, in the order in which their rooms were opened.
std::vector<ListedMatch> list_matches(ReadConnection& db);
StoredRounds read_round_points(ReadConnection& db, const ListedMatch& of);

}  // namespace reami::store
