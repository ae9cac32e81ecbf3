// Restores rooms at the server's start. It replays the records of each open room, and compares the moves of a
// running match with the stored proofs. A room whose replay differs is held: people can look at it and chat,
// but not play. A room is set aside if it can't be read, or if this program does not know its game: it stays
// in the database as it is, and nobody can enter it. The other rooms come back.
#pragma once

#include <cstddef>
#include <string>

#include "engine/core/expected.hpp"
#include "server/lobby/rooms/directory.hpp"
#include "server/store/read/read_room.hpp"

namespace reami::lobby {

struct Restored {
    std::size_t rooms = 0;
    std::size_t held = 0;  ///< of these rooms
    std::size_t set_aside = 0;
};

/// The restored room, or the reason why it can't be restored. Logs why a room is held.
Expected<RoomOnDisk, std::string> brought_back(const store::StoredRoom& stored, const Limits& limits);

/// Restores all open rooms. Logs the match, the move and the reason for each held room, and the number and
/// the reason for each room that is set aside.
Restored restore(store::ReadConnection& db, Directory& directory, RoomQuota& quota);

}  // namespace reami::lobby
