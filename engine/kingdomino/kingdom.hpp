// One kingdom: its squares and their extent, the laid dominoes, and the positions that a domino can take.
// RULES.md, R3.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "engine/kingdomino/dominoes.hpp"
#include "engine/kingdomino/mask.hpp"
#include "engine/kingdomino/move.hpp"

namespace reami::kingdomino {

/// R3.4: the positions in which a domino touches the kingdom and keeps it within its size. In the masks, one
/// square represents a domino: the left square, or the lower one.
struct Reach {
    Square corner;         ///< the squares of these dominoes lie right of it and above it
    Mask lying, standing;  ///< the dominoes along a row, and those along a column

    constexpr Reach(const Extent& extent, int size);
    friend bool operator==(const Reach&, const Reach&) = default;
};

constexpr Reach::Reach(const Extent& extent, int size) {
    // A domino that touches the kingdom extends it by at most two squares.
    const int across = std::min(size - extent.columns(), 2), along = std::min(size - extent.rows(), 2);
    const Extent reached = extent.widened(across, along);
    corner = reached.low;
    lying = reached.without_last_column().mask();
    standing = reached.without_last_row().mask();
}

class Kingdom {
public:
    /// A domino and its position.
    struct LaidDomino {
        std::uint8_t number = 0;
        Placement at;
        friend bool operator==(const LaidDomino&, const LaidDomino&) = default;
    };
    static constexpr std::size_t most_dominoes = 24;

    constexpr Kingdom() : Kingdom(5) {}
    /// A kingdom that has only its castle. It may grow to `size` columns and `size` rows.
    constexpr explicit Kingdom(int size) : size_(static_cast<std::int8_t>(size)) {}

    // These check one placement.
    bool covers(Square square) const { return extent_.contains(square) && (covered_ & bit(square)) != 0; }
    bool joins(Square square, Terrain terrain) const;                   ///< R3.3; expects an empty square
    bool fits(Square square) const { return room().contains(square); }  ///< R3.4

    // These check all squares at once. In a wide kingdom, a square far from it shares its bit with a square
    // near it.
    Mask covered() const { return covered_; }
    Mask joined_by(Terrain terrain) const { return neighbours(land(terrain) | bit(castle)); }
    const Reach& reach() const { return reach_; }

    // These serve the score.
    int size() const { return size_; }
    Extent extent() const { return extent_; }
    int squares() const { return count(covered_); }  ///< the castle included
    Mask land(Terrain terrain) const { return lands_[static_cast<std::size_t>(terrain)]; }
    int crowns(Mask of) const { return count(of & ones_) + 2 * count(of & twos_); }
    int discarded() const { return discarded_; }
    std::span<const LaidDomino> laid() const { return {laid_.data(), laid_count_}; }

    /// Expects a placement that breaks no rule.
    void place(int number, Placement at);
    void discard() { ++discarded_; }
    /// Covers one square with one half of a domino.
    void cover(Square square, Half half);

    friend bool operator==(const Kingdom&, const Kingdom&) = default;

private:
    /// R3.4: the squares that keep the kingdom within its size.
    Extent room() const { return Extent{extent_.high, extent_.low}.widened(size_ - 1); }

    void put(Square square, Half half);
    void grow(const Extent& to);

    std::array<Mask, terrain_count> lands_{};
    Mask covered_ = bit(castle);
    Mask ones_ = 0, twos_ = 0;  ///< the crowns of a square, 0 to 3, as a binary number
    std::int8_t size_;
    Extent extent_{castle, castle};
    // The object keeps the mask of its extent, because most dominoes lie inside the extent and don't change
    // the mask.
    Mask inside_ = extent_.mask();
    Reach reach_{extent_, size_};
    std::uint8_t discarded_ = 0;
    std::uint8_t laid_count_ = 0;
    std::array<LaidDomino, most_dominoes> laid_{};
};

inline void Kingdom::place(int number, Placement at) {
    put(at.first, domino(number).first);
    put(at.second, domino(number).second);
    const Mask both = bit(at.first) | bit(at.second);
    if ((both & inside_) != both) grow(extent_.including(at.first).including(at.second));
    laid_[laid_count_++] = {static_cast<std::uint8_t>(number), at};
}

inline void Kingdom::cover(Square square, Half half) {
    put(square, half);
    grow(extent_.including(square));
}

inline void Kingdom::put(Square square, Half half) {
    const int place = place_of(square);
    const Mask here = Mask{1} << place;
    const auto crowns = static_cast<Mask>(half.crowns);
    covered_ |= here;
    lands_[static_cast<std::size_t>(half.terrain)] |= here;
    ones_ |= (crowns & 1) << place;
    twos_ |= (crowns >> 1) << place;
}

}  // namespace reami::kingdomino
