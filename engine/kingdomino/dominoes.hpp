// The 48 dominoes: RULES.md. A test compares them with dominoes.csv beside this file.
#pragma once

#include <array>
#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>
#include <cstddef>
#include <cstdint>

namespace reami::kingdomino {

enum class Terrain : std::uint8_t {
    wheat,
    forest,
    lake,
    grassland,
    swamp,
    mine,
};
BOOST_DESCRIBE_ENUM(Terrain, wheat, forest, lake, grassland, swamp, mine)
inline constexpr std::size_t terrain_count = 6;

/// One square of land.
struct Half {
    Terrain terrain = Terrain::wheat;
    int crowns = 0;
    friend bool operator==(const Half&, const Half&) = default;
};
BOOST_DESCRIBE_STRUCT(Half, (), (terrain, crowns))

/// `first` is side `a` in the data file. A placement names the square of `first` before the other one.
struct Domino {
    Half first, second;
    friend bool operator==(const Domino&, const Domino&) = default;
};
BOOST_DESCRIBE_STRUCT(Domino, (), (first, second))

inline constexpr int domino_count = 48;

/// All dominoes, in the order of their numbers.
inline constexpr std::array<Domino, domino_count> all_dominoes = [] {
    using enum Terrain;
    return std::array<Domino, domino_count>{{
        {{wheat, 0}, {wheat, 0}},          // 1
        {{wheat, 0}, {wheat, 0}},          // 2
        {{forest, 0}, {forest, 0}},        // 3
        {{forest, 0}, {forest, 0}},        // 4
        {{forest, 0}, {forest, 0}},        // 5
        {{forest, 0}, {forest, 0}},        // 6
        {{lake, 0}, {lake, 0}},            // 7
        {{lake, 0}, {lake, 0}},            // 8
        {{lake, 0}, {lake, 0}},            // 9
        {{grassland, 0}, {grassland, 0}},  // 10
        {{grassland, 0}, {grassland, 0}},  // 11
        {{swamp, 0}, {swamp, 0}},          // 12
        {{wheat, 0}, {forest, 0}},         // 13
        {{wheat, 0}, {lake, 0}},           // 14
        {{wheat, 0}, {grassland, 0}},      // 15
        {{wheat, 0}, {swamp, 0}},          // 16
        {{forest, 0}, {lake, 0}},          // 17
        {{forest, 0}, {grassland, 0}},     // 18
        {{wheat, 1}, {forest, 0}},         // 19
        {{wheat, 1}, {lake, 0}},           // 20
        {{wheat, 1}, {grassland, 0}},      // 21
        {{wheat, 1}, {swamp, 0}},          // 22
        {{wheat, 1}, {mine, 0}},           // 23
        {{forest, 1}, {wheat, 0}},         // 24
        {{forest, 1}, {wheat, 0}},         // 25
        {{forest, 1}, {wheat, 0}},         // 26
        {{forest, 1}, {wheat, 0}},         // 27
        {{forest, 1}, {lake, 0}},          // 28
        {{forest, 1}, {grassland, 0}},     // 29
        {{lake, 1}, {wheat, 0}},           // 30
        {{lake, 1}, {wheat, 0}},           // 31
        {{lake, 1}, {forest, 0}},          // 32
        {{lake, 1}, {forest, 0}},          // 33
        {{lake, 1}, {forest, 0}},          // 34
        {{lake, 1}, {forest, 0}},          // 35
        {{wheat, 0}, {grassland, 1}},      // 36
        {{lake, 0}, {grassland, 1}},       // 37
        {{wheat, 0}, {swamp, 1}},          // 38
        {{grassland, 0}, {swamp, 1}},      // 39
        {{mine, 1}, {wheat, 0}},           // 40
        {{wheat, 0}, {grassland, 2}},      // 41
        {{lake, 0}, {grassland, 2}},       // 42
        {{wheat, 0}, {swamp, 2}},          // 43
        {{grassland, 0}, {swamp, 2}},      // 44
        {{mine, 2}, {wheat, 0}},           // 45
        {{swamp, 0}, {mine, 2}},           // 46
        {{swamp, 0}, {mine, 2}},           // 47
        {{wheat, 0}, {mine, 3}},           // 48
    }};
}();

/// The domino with this number, from 1 to 48.
constexpr const Domino& domino(int number) { return all_dominoes[static_cast<std::size_t>(number - 1)]; }

}  // namespace reami::kingdomino
