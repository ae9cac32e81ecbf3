// The limits of a bot's search for one move.
#pragma once

#include <functional>

namespace reami {

struct SearchBudget {
    int playouts = 0;  ///< the greatest number of times that the bot plays the match on; at least 1
    std::function<bool()> is_spent;  ///< if it returns true, the bot stops earlier; may be empty
};

}  // namespace reami
