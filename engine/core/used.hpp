// The knowledge that a move used: only what its own seat could know, or more. A list of moves ends where the
// answer to the next move would show a seat something that it may not know yet.
#pragma once

#include <cstdint>

namespace reami {

enum class Used : std::uint8_t {
    known,
    hidden,  ///< it drew, revealed, or resolved what others had chosen in secret
};

}  // namespace reami
