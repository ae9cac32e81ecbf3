// Writes the log lines about a room: one for each match that begins or ends, and one for the room's end.
#pragma once

#include <vector>

#include "server/store/journal.hpp"

namespace reami::room {

/// Logs these records. The caller must have stored them.
void log_records(store::RoomId room, const std::vector<store::Record>& records);

}  // namespace reami::room
