// At start: every room that is not closed comes back by the replay of its records, each move of a running
// match compared with the proof that was stored with it. A room whose replay differs is held and shown, never
// touched.
#pragma once

#include <cstddef>

#include "server/lobby/directory.hpp"
#include "server/store/reader.hpp"

namespace reami::lobby {

struct Restored {
    std::size_t rooms = 0;
    std::size_t held = 0;
};

/// Logs for every held room which match, which move and why.
Restored restore(store::Reader& reader, Directory& directory, RoomQuota& quota);

}  // namespace reami::lobby
