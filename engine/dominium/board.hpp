// The tiles laid on the 8 x 8 squares, and their territories: RULES.md, R1.2 and R3.1.
#pragma once

#include <array>
#include <boost/container/static_vector.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/dominium/move.hpp"
#include "engine/dominium/rule.hpp"
#include "engine/dominium/tile.hpp"

namespace reami::dominium {

inline constexpr int square_count = board.columns * board.rows;

/// The index of a square, from 0. The order is by letter, then by number (R8).
constexpr std::size_t place_of(Square square) {
    return static_cast<std::size_t>(square.column()) * static_cast<std::size_t>(board.rows) +
           static_cast<std::size_t>(square.row());
}
/// All squares in the order of their indices.
inline constexpr std::array<Square, square_count> all_squares = [] {
    std::array<Square, square_count> squares;
    for (int i = 0; i < square_count; ++i)
        squares[static_cast<std::size_t>(i)] = {i / board.rows, i % board.rows};
    return squares;
}();

/// The squares of a territory in the order of their indices. The first square names the territory.
using Territory = std::vector<Square>;

/// A number of a tile and the squares that it covers. A double is one part with two squares. Waste land is no
/// part.
struct TilePart {
    int number = 0;
    boost::container::static_vector<Square, 2> squares;
};
boost::container::static_vector<TilePart, 2> parts_of(Tile tile, const Placement& at);

class LaidTiles {
public:
    /// A tile and its position. In the position of a double, the square with the lower index comes first.
    struct LaidTile {
        Tile tile;
        Placement at;
        friend bool operator==(const LaidTile&, const LaidTile&) = default;
    };

    LaidTiles() { numbers_.fill(nothing); }

    bool covers(Square square) const { return numbers_[place_of(square)] != nothing; }
    /// R1.2: the number of the territory on this square; empty if the square has no tile or has waste land.
    std::optional<int> number(Square square) const;
    /// The territory of this square. Expects a square with a number.
    Territory territory(Square square) const;
    /// All territories of this number, ordered by name.
    std::vector<Territory> territories(int number) const;

    /// The rule that a tile on these squares would break; empty if a tile may lie there.
    std::optional<Rule> misplaced(const Placement& at) const;
    /// All positions in which a tile may lie. Each pair of squares appears in both directions.
    std::vector<Placement> room() const;
    /// R6.1: whether the board has no room for another tile.
    bool is_full() const;

    /// Lays the tile with its lower half on the first square, and returns its position. Expects that it may
    /// lie there.
    LaidTile lay(Tile tile, const Placement& at);
    /// The laid tiles in the order in which they were laid.
    std::span<const LaidTile> laid() const { return {laid_.data(), laid_count_}; }

    friend bool operator==(const LaidTiles&, const LaidTiles&) = default;

private:
    static constexpr std::int8_t nothing = -1;

    std::array<std::int8_t, square_count> numbers_;
    std::array<LaidTile, square_count / 2> laid_{};
    std::uint8_t laid_count_ = 0;
};

}  // namespace reami::dominium
