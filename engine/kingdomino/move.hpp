// A move and its notation: RULES.md, R6. `g8g9` places a domino's first half on g8 and its second on g9;
// `=17` chooses domino 17.
#pragma once

#include <cstdint>
#include <variant>

#include "engine/core/placement.hpp"

namespace reami::kingdomino {

using reami::Placement;

/// A kingdom of either size fits on this board, in whichever direction it grows.
inline constexpr Board board{13, 13};
inline constexpr Square castle{6, 6};  ///< g7

struct Choice {
    int domino = 1;  ///< its number; an `int`, because moves are copied by whole words
    friend bool operator==(const Choice&, const Choice&) = default;
};

using Move = std::variant<Placement, Choice>;

}  // namespace reami::kingdomino
