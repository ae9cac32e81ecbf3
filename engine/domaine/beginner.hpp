// The set-up for four beginners: RULES.md, R3.9. A test compares it with tiles.json beside this file.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "engine/core/placement.hpp"
#include "engine/domaine/land.hpp"

namespace reami::domaine {

inline constexpr std::size_t beginner_seats = 4, beginner_castles = 3;

/// The indices of the tiles, slot by slot. No tile is turned.
inline constexpr std::array<int, tile_count> beginner_tiles{1, 4, 2, 5, 0, 6, 3, 7, 8};

/// The squares of each seat's castles and of their knights, from the first seat on.
inline constexpr std::array<std::array<std::string_view, beginner_castles>, beginner_seats> beginner_pairs{{
    {"g8g9", "d12d11", "a3a2"},
    {"k7k6", "c4d4", "i1j1"},
    {"i10i9", "l3l4", "e3e4"},
    {"e10e11", "j4i4", "k11k12"},
}};

inline Layout beginner_layout() {
    Layout layout;
    for (std::size_t i = 0; i < layout.size(); ++i) layout[i] = {Tile::from_index(beginner_tiles[i]), 0};
    return layout;
}

}  // namespace reami::domaine
