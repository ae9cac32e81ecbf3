// Moves and their notation: RULES.md, R8. `e4e5` lays the drawn tile with its lower half on e4 and its higher
// half on e5; `+3` keeps the tile in the row of fief 3; `@e4` puts a pawn on the territory e4; `-` puts no
// pawn.
#pragma once

#include <cstdint>
#include <variant>

#include "engine/core/placement.hpp"

namespace reami::dominium {

inline constexpr Board board{8, 8};

struct Keep {
    std::int8_t fief = 1;
    friend bool operator==(const Keep&, const Keep&) = default;
};

struct Claim {
    Square territory;  ///< the territory's first square, by letter, then by number
    friend bool operator==(const Claim&, const Claim&) = default;
};

struct NoClaim {
    friend bool operator==(const NoClaim&, const NoClaim&) = default;
};

using Move = std::variant<Placement, Keep, Claim, NoClaim>;

}  // namespace reami::dominium
