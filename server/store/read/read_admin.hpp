// Answers for admins. Lists have only the lines in which a text contains `find`, in small or capital letters;
// an empty `find` selects all.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "server/store/admin_record.hpp"
#include "server/store/read/admin_rows.hpp"
#include "server/store/sql/read_connection.hpp"

namespace reami::store {

/// The decisions of admins that the server keeps in memory.
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
