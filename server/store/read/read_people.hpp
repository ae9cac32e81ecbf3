// The people of a room: their data, the players, and the people who ask for another match. All functions
// expect that the connection reads one snapshot.
#pragma once

#include <vector>

#include "server/store/read/read_match.hpp"
#include "server/store/read/read_room.hpp"
#include "server/store/sql/read_connection.hpp"

namespace reami::store {

/// The records Person, AddressBanned and WatchersSilenced of the room.
std::vector<StoredRecord> read_people(ReadConnection& db, RoomId room);
/// The records TookPart of the match, in the order in which people first sat down in it.
std::vector<StoredRecord> read_who_took_part(ReadConnection& db, MatchKey key);
/// The records WantsRematch of the people who have seats now.
std::vector<StoredRecord> read_who_wants_a_rematch(ReadConnection& db, RoomId room);

}  // namespace reami::store
