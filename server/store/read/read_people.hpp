// The people of a room: their data, the players, and the people who ask for another match. All functions
// expect that the connection reads one snapshot.
#pragma once

#include <vector>

#include "server/store/read/read_match.hpp"
#include "server/store/read/reader.hpp"
#include "server/store/sql/read_connection.hpp"

namespace reami::store {

/// Person, AddressBanned, WatchersSilenced.
std::vector<StoredRecord> read_people(ReadConnection& db, RoomId room);
/// TookPart, in the order in which they sat down.
std::vector<StoredRecord> read_who_took_part(ReadConnection& db, MatchKey key);
/// WantsRematch of the people who sit now.
std::vector<StoredRecord> read_who_wants_a_rematch(ReadConnection& db, RoomId room);

}  // namespace reami::store
