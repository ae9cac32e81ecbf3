// The 56 tiles, which are two sets of double six: RULES.md, R1.1. The tile `35` has a 3 and a 5.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace reami::dominium {

inline constexpr int highest_number = 6;  ///< numbers are 0 to 6, fiefs 1 to 6

/// A tile with two numbers, `low` <= `high`.
struct Tile {
    std::int8_t low = 0, high = 0;

    constexpr bool is_double() const { return low == high; }
    constexpr bool has(int number) const { return low == number || high == number; }
    /// The tile's other number. Expects that `number` is one of its two.
    constexpr int other(int number) const { return low == number ? high : low; }
    friend constexpr auto operator<=>(Tile, Tile) = default;
};

inline constexpr std::size_t kinds_of_tile = 28;
inline constexpr std::size_t copies_of_tile = 2;
inline constexpr std::size_t tile_count = kinds_of_tile * copies_of_tile;

/// All kinds of tiles, each once: `00`, `01`, … `66`.
inline constexpr std::array<Tile, kinds_of_tile> all_tiles = [] {
    std::array<Tile, kinds_of_tile> tiles;
    std::size_t i = 0;
    for (std::int8_t low = 0; low <= highest_number; ++low)
        for (std::int8_t high = low; high <= highest_number; ++high) tiles[i++] = {low, high};
    return tiles;
}();

/// The name of a tile: `35`.
inline std::string to_text(Tile tile) {
    return {static_cast<char>('0' + tile.low), static_cast<char>('0' + tile.high)};
}

/// Reads the name of a tile; returns false for any other text.
inline bool from_text(std::string_view text, Tile& tile) {
    for (const Tile one : all_tiles)
        if (text == to_text(one)) {
            tile = one;
            return true;
        }
    return false;
}

}  // namespace reami::dominium
