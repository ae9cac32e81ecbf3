// The subject of a log line. The line names a room by its number, never by its code, with which anybody can
// enter.
#pragma once

#include <cstdint>

namespace reami {

struct LogSubject {
    std::int64_t room = 0;  ///< its number in the database; 0: of no room
    int match = 0;          ///< in that room; 0: of no match
};

}  // namespace reami
