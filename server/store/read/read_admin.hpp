// Reads the decisions of admins, and lists for admins. Lists have only the lines in which a text contains
// `find`, in small or capital letters; an empty `find` selects all.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "server/store/record.hpp"
#include "server/store/sql/read_connection.hpp"

namespace reami::store {

/// The decisions of admins that the server keeps in memory.
struct AdminMemory {
    std::vector<Restriction> restrictions;
    std::vector<std::string> forbidden_names;
    std::vector<AdminToken> tokens;
    std::int64_t last_restriction = 0, last_deed = 0;  ///< the highest numbers
};

/// A match, as a line in a list.
struct MatchSummary {
    std::string code;
    RoomId room = 0;
    int match = 0;
    std::string game, players;  ///< `players`: their names, by seat
    Millis started_at = 0;
    Millis ended_at = 0;  ///< 0: it is running
    bool abandoned = false;
};

/// A player with a stored token, as a line in a list.
struct PlayerSummary {
    PlayerId player;
    std::string names, rooms;  ///< all names that they had; the codes of the rooms where they sit
    int matches = 0, devices = 0;
    Millis seen_at = 0;  ///< to the day; 0: no device is signed in
};

AdminMemory read_admin_memory(ReadConnection& db);
/// The number of open rooms that no server has taken. Expects PostgreSQL, because the server of a file always
/// has all rooms.
std::int64_t count_rooms_not_served(ReadConnection& db);
/// This function and the next two return at most `most` lines. The last actions come first.
std::vector<AdminDeed> read_admin_log(ReadConnection& db, const std::string& find, int most);
std::vector<MatchSummary> find_matches(ReadConnection& db, const std::string& find,
                                       int most);  ///< the last first
std::vector<PlayerSummary> find_players(ReadConnection& db, const std::string& find,
                                        int most);                             ///< by name or number
std::vector<std::string> read_all_names(ReadConnection& db, PlayerId player);  ///< each once
/// The latest name of each player.
std::map<PlayerId, std::string> read_names(ReadConnection& db, const std::vector<PlayerId>& players);

}  // namespace reami::store
