// Of what a line of the log speaks. A room is there under its number, never under its code, which opens
// it.
#pragma once

#include <cstdint>

namespace reami {

struct LogSubject {
    std::int64_t room = 0;  ///< its number in the database; 0: of no room
    int match = 0;          ///< in that room; 0: of no match
};

}  // namespace reami
