// Sets of squares as the bits of one word.
//
// The board is wound up like a screw with eight squares a turn: from one bit to the next it is a step to the
// right, eight bits further a step up, and after the last bit comes the first. So every step is one rotation.
// In any 8 x 8 squares each has a bit of its own, and a kingdom never measures more than 7 x 7 (R3.4); what
// lies beyond shares its bits. A caller that turns a bit back into a square names the corner to count from:
// the square lies in the 8 x 8 squares right of and above that corner.
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

/// Which bit is the square's.
constexpr int place_of(Square square) { return (8 * square.row() + square.column()) & 63; }

constexpr Mask bit(Square square) { return Mask{1} << place_of(square); }

/// How many squares.
constexpr int count(Mask mask) { return std::popcount(mask); }

/// The square of that place, among those right of and above the corner.
constexpr Square square_at(int place, Square corner) {
    const int on = (place - place_of(corner)) & 63;
    return {corner.column() + on % 8, corner.row() + on / 8};
}
/// The square of the lowest bit. Expects one.
constexpr Square square_of(Mask mask, Square corner) { return square_at(std::countr_zero(mask), corner); }

/// Goes through the places of the bits of a mask.
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

/// Every square of the mask one step further.
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

/// The squares that share a side with one of the mask.
constexpr Mask neighbours(Mask mask) {
    return stepped(mask, Direction::right) | stepped(mask, Direction::left) | stepped(mask, Direction::up) |
           stepped(mask, Direction::down);
}

/// The squares joined along sides to `start`, through squares of `land` only.
constexpr Mask flood(Mask start, Mask land) {
    for (Mask reached = start;; start = reached) {
        // Several steps before it is asked whether all is reached: a step costs less than a wrong guess.
        for (int step = 0; step < 3; ++step) reached |= neighbours(reached) & land;
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
    /// The extent with so many more columns and rows on each side.
    constexpr Extent widened(int columns_by, int rows_by) const {
        return {{low.column() - columns_by, low.row() - rows_by},
                {high.column() + columns_by, high.row() + rows_by}};
    }
    constexpr Extent widened(int by) const { return widened(by, by); }
    /// Without its last column, or its last row: where the lower squares of the dominoes lie that lie in it.
    constexpr Extent without_last_column() const { return {low, {high.column() - 1, high.row()}}; }
    constexpr Extent without_last_row() const { return {low, {high.column(), high.row() - 1}}; }
    /// Its squares; of more than 8 columns or rows the first 8.
    constexpr Mask mask() const {
        const Mask row = (Mask{1} << std::min(columns(), 8)) - 1;
        const Mask in_rows = ~Mask{0} >> 8 * (8 - std::min(rows(), 8));
        return std::rotl(row * 0x0101010101010101 & in_rows, place_of(low));
    }
    friend constexpr bool operator==(const Extent&, const Extent&) = default;
};

}  // namespace reami::kingdomino
