// Sets of squares as the bits of one word.
//
// The 64 bits repeat over the board. One step to the right is the next bit, one step up is the eighth bit
// further, and the first bit follows the last. So a rotation of the word moves all squares by one step.
// Within any 8 x 8 squares each square has its own bit, and a kingdom never measures more than 7 x 7 (R3.4).
// A square outside these 8 x 8 squares shares a bit with one inside. To turn a bit into a square, the caller
// names the lower left corner of the 8 x 8 squares.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <functional>

#include "engine/core/bits.hpp"
#include "engine/core/square.hpp"

namespace reami::kingdomino {

using Mask = std::uint64_t;

/// The number of the square's bit.
constexpr int place_of(Square square) { return (8 * square.row() + square.column()) & 63; }

constexpr Mask bit(Square square) { return Mask{1} << place_of(square); }

/// The number of squares in the mask.
constexpr int count(Mask mask) { return std::popcount(mask); }

/// The square whose bit has this number, among the 8 x 8 squares right of and above the corner.
constexpr Square square_at(int place, Square corner) {
    const int on = (place - place_of(corner)) & 63;
    return {corner.column() + on % 8, corner.row() + on / 8};
}
/// The square of the lowest bit. Expects that the mask is not empty.
constexpr Square square_of(Mask mask, Square corner) { return square_at(std::countr_zero(mask), corner); }

/// Iterates over the numbers of a mask's bits.
using Places = BitIterator<Mask, std::identity{}>;

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

/// Moves every square of the mask by one step.
constexpr Mask stepped(Mask mask, Direction direction) {
    switch (direction) {
        case Direction::right:
            return std::rotl(mask, 1);
        case Direction::left:
            return std::rotr(mask, 1);
        case Direction::up:
            return std::rotl(mask, 8);
        case Direction::down:
            break;
    }
    return std::rotr(mask, 8);
}

/// The squares that share a side with a square of the mask.
constexpr Mask neighbours(Mask mask) {
    return stepped(mask, Direction::right) | stepped(mask, Direction::left) | stepped(mask, Direction::up) |
           stepped(mask, Direction::down);
}

/// The squares that steps along sides through squares of `land` reach from `start`.
constexpr Mask flood(Mask start, Mask land) {
    for (Mask reached = start;; start = reached) {
        // Takes three steps before each check for the end, because a step costs less than a branch
        // misprediction.
        for (int step = 0; step < 3; ++step) reached |= neighbours(reached) & land;
        if (reached == start) return start;
    }
}

/// The squares of a rectangle, from the lowest to the highest column and row, both included.
struct Extent {
    Square low, high;

    constexpr int columns() const { return high.column() - low.column() + 1; }
    constexpr int rows() const { return high.row() - low.row() + 1; }
    constexpr bool contains(Square square) const { return including(square) == *this; }
    constexpr Extent including(Square square) const {
        return {{std::min(low.column(), square.column()), std::min(low.row(), square.row())},
                {std::max(high.column(), square.column()), std::max(high.row(), square.row())}};
    }
    /// The extent with this many more columns and rows on each side.
    constexpr Extent widened(int columns_by, int rows_by) const {
        return {{low.column() - columns_by, low.row() - rows_by},
                {high.column() + columns_by, high.row() + rows_by}};
    }
    constexpr Extent widened(int by) const { return widened(by, by); }
    /// The extent without its last column, or without its last row. It contains the lower squares of all
    /// dominoes that lie inside the extent along a row, or along a column.
    constexpr Extent without_last_column() const { return {low, {high.column() - 1, high.row()}}; }
    constexpr Extent without_last_row() const { return {low, {high.column(), high.row() - 1}}; }
    /// The mask of the extent. If the extent has more than 8 columns or rows, only the first 8 of them are in
    /// the mask.
    constexpr Mask mask() const {
        const Mask row = (Mask{1} << std::min(columns(), 8)) - 1;
        const Mask in_rows = ~Mask{0} >> 8 * (8 - std::min(rows(), 8));
        return std::rotl(row * 0x0101010101010101 & in_rows, place_of(low));
    }
    friend constexpr bool operator==(const Extent&, const Extent&) = default;
};

}  // namespace reami::kingdomino
