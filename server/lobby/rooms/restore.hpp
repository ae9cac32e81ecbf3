// Restores rooms at the server's start: each open room comes back by the replay of its records, and each move
// of a running match is compared with the stored proof. A room whose replay differs is held: people see it,
// but nothing in it changes. A room that can't be read, or whose game this program does not know, is set
// aside: it stays in the database as it is, nobody can enter it, and the other rooms come back.
#pragma once

#include <cstddef>
#include <string>
#include <variant>

#include "server/lobby/rooms/directory.hpp"
#include "server/store/read/reader.hpp"

namespace reami::lobby {

struct Restored {
    std::size_t rooms = 0;
    std::size_t held = 0;  ///< of these rooms
    std::size_t set_aside = 0;
};

/// The restored room, or the reason why it can't be restored. Logs why a room is held.
std::variant<RoomOnDisk, std::string> brought_back(const store::StoredRoom& stored, const Limits& limits);

/// Restores all open rooms. Logs the match, the move and the reason for each held room, and the number and
/// the reason for each room that is set aside.
Restored restore(store::Reader& reader, Directory& directory, RoomQuota& quota);

}  // namespace reami::lobby
