// Tells whether a move used only knowledge of its own seat, or more. A list of moves ends where the answer to
// the next move would show a seat something that it may not know yet.
#pragma once

#include <cstdint>

namespace reami {

enum class Used : std::uint8_t {
    known,
    hidden,  ///< the move drew, revealed, or resolved secret choices of others
};

}  // namespace reami
