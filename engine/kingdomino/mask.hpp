// Sets of squares as the bits of one word.
//
// A kingdom never measures more than 7 x 7 (R3.4), so column and row modulo 8 tell its squares apart: the 13
// x 13 board is rolled up into a ring of 8 columns and 8 rows, eight bits a row. Steps off one edge come in
// at the other. Whoever turns a bit back into a square says from which corner to count: the square lies in
// the 8 x 8 squares right of and above it.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "engine/core/square.hpp"

namespace reami::kingdomino {

using Mask = std::uint64_t;

constexpr Mask bit(Square square) { return Mask{1} << ((square.row() & 7) * 8 + (square.column() & 7)); }

/// How many squares. (std::popcount is a call into a library wherever the processor's own can't be assumed.)
constexpr int count(Mask mask) {
    mask -= (mask >> 1) & 0x5555555555555555;
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333);
    mask = (mask + (mask >> 4)) & 0x0f0f0f0f0f0f0f0f;
    return static_cast<int>((mask * 0x0101010101010101) >> 56);
}

/// The square of the lowest bit. Expects one.
constexpr Square square_of(Mask mask, Square corner) {
    const int at = std::countr_zero(mask);
    return {corner.column() + ((at - corner.column()) & 7), corner.row() + ((at / 8 - corner.row()) & 7)};
}

enum class Direction : std::uint8_t {
    right,
    left,
    up,
    down,
};
inline constexpr std::array directions{Direction::right, Direction::left, Direction::up, Direction::down};

constexpr Square stepped(Square from, Direction direction) {
    switch (direction) {
        case Direction::right:
            return {from.column() + 1, from.row()};
        case Direction::left:
            return {from.column() - 1, from.row()};
        case Direction::up:
            return {from.column(), from.row() + 1};
        case Direction::down:
            break;
    }
    return {from.column(), from.row() - 1};
}

/// Every square of the mask one step further.
constexpr Mask stepped(Mask mask, Direction direction) {
    constexpr Mask first_column = 0x0101010101010101, last_column = first_column << 7;
    switch (direction) {
        case Direction::right:
            return (mask & ~last_column) << 1 | (mask & last_column) >> 7;
        case Direction::left:
            return (mask & ~first_column) >> 1 | (mask & first_column) << 7;
        case Direction::up:
            return std::rotl(mask, 8);
        case Direction::down:
            break;
    }
    return std::rotr(mask, 8);
}

/// The squares that share a side with one of the mask.
constexpr Mask neighbours(Mask mask) {
    return stepped(mask, Direction::right) | stepped(mask, Direction::left) | stepped(mask, Direction::up) |
           stepped(mask, Direction::down);
}

/// The squares joined along sides to `start`, through squares of `land` only.
constexpr Mask flood(Mask start, Mask land) {
    for (Mask reached = start;; start = reached) {
        reached |= neighbours(reached) & land;
        if (reached == start) return start;
    }
}

/// All squares from the lowest to the highest column and row, those included.
struct Extent {
    Square low, high;

    constexpr int columns() const { return high.column() - low.column() + 1; }
    constexpr int rows() const { return high.row() - low.row() + 1; }
    constexpr bool contains(Square square) const { return including(square) == *this; }
    constexpr Extent including(Square square) const {
        return {{std::min(low.column(), square.column()), std::min(low.row(), square.row())},
                {std::max(high.column(), square.column()), std::max(high.row(), square.row())}};
    }
    /// With so many more columns and rows on each side.
    constexpr Extent widened(int by) const {
        return {{low.column() - by, low.row() - by}, {high.column() + by, high.row() + by}};
    }
    /// Without its last column, or its last row: where the lower squares of the dominoes lie that lie in it.
    constexpr Extent without_last_column() const { return {low, {high.column() - 1, high.row()}}; }
    constexpr Extent without_last_row() const { return {low, {high.column(), high.row() - 1}}; }
    /// What both have.
    constexpr Extent within(const Extent& other) const {
        return {{std::max(low.column(), other.low.column()), std::max(low.row(), other.low.row())},
                {std::min(high.column(), other.high.column()), std::min(high.row(), other.high.row())}};
    }
    /// Where it is wider than the ring, every column or row.
    constexpr Mask mask() const {
        const auto row =
            columns() < 8 ? static_cast<std::uint8_t>((1u << columns()) - 1u) : std::uint8_t{0xff};
        const Mask in_columns = std::rotl(row, low.column()) * Mask{0x0101010101010101};
        const Mask in_rows = rows() < 8 ? (Mask{1} << 8 * rows()) - 1 : ~Mask{0};
        return in_columns & std::rotl(in_rows, 8 * low.row());
    }
    friend constexpr bool operator==(const Extent&, const Extent&) = default;
};

}  // namespace reami::kingdomino
