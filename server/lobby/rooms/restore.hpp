// Restores rooms at start: every room that is not closed comes back by the replay of its records, each move
// of a running match compared with the proof that was stored with it. A room whose replay differs is held and
// shown, never touched. A room that can't be read, or whose game this program does not know, is set aside: it
// stays in the database as it is, nobody can enter it, and the others come back.
#pragma once

#include <cstddef>
#include <string>
#include <variant>

#include "server/lobby/rooms/directory.hpp"
#include "server/store/read/reader.hpp"

namespace reami::lobby {

struct Restored {
    std::size_t rooms = 0;
    std::size_t held = 0;  ///< of these
    std::size_t set_aside = 0;
};

/// The room, or why nothing can be made of its records. Logs why a room is held.
std::variant<RoomOnDisk, std::string> brought_back(const store::StoredRoom& stored, const room::Terms& terms);

/// Logs the match, the move and the reason for every held room, and the number and the reason for every room
/// set aside.
Restored restore(store::Reader& reader, Directory& directory, RoomQuota& quota);

}  // namespace reami::lobby
