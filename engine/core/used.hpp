// What a move depended on: only on what its own seat knew before the move, or on more. If a client sends
// several moves at once, the list ends at a move that depended on more, because the answer to the next move
// would show the seat something that it may not know yet.
#pragma once

#include <cstdint>

namespace reami {

enum class Used : std::uint8_t {
    known,
    hidden,  ///< the move drew, revealed, or resolved secret choices of others
};

}  // namespace reami
