// The subject of a log line. The line names a room by its number, never by its code, because anybody who
// knows the code can enter the room.
#pragma once

#include <cstdint>

namespace reami {

struct LogSubject {
    std::int64_t room = 0;  ///< the room's number in the database; 0: no room
    int match = 0;          ///< the match's number in that room; 0: no match
};

}  // namespace reami
