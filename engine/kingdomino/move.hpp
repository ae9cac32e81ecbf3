// Moves and their notation: RULES.md, R6. `g8g9` places a domino with its first half on g8 and its second
// half on g9; `=17` chooses domino 17.
#pragma once

#include <cstdint>
#include <variant>

#include "engine/core/placement.hpp"

namespace reami::kingdomino {

using reami::Placement;

/// On this board a kingdom of any size has room to grow in every direction.
inline constexpr Board board{13, 13};
inline constexpr Square castle{6, 6};  ///< the square g7

struct Choice {
    int domino = 1;  ///< the domino's number; an `int` because processors copy moves by whole words
    friend bool operator==(const Choice&, const Choice&) = default;
};

using Move = std::variant<Placement, Choice>;

}  // namespace reami::kingdomino
