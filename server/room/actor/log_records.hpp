// What the log says of a room's life: one line for each match that begins or ends, and for the room's end.
#pragma once

#include <vector>

#include "server/store/journal.hpp"

namespace reami::room {

/// Of records that are stored now.
void log_records(store::RoomId room, const std::vector<store::Record>& records);

}  // namespace reami::room
