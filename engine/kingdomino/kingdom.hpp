// One kingdom: its squares and their extent, the dominoes laid, and what a half would join. RULES.md, R3.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/kingdomino/dominoes.hpp"
#include "engine/kingdomino/mask.hpp"
#include "engine/kingdomino/move.hpp"

namespace reami::kingdomino {

class Kingdom {
public:
    /// A domino and where it lies.
    struct Laid {
        std::uint8_t number = 0;
        Placement at;
        friend bool operator==(const Laid&, const Laid&) = default;
    };
    static constexpr std::size_t most_dominoes = 24;

    Kingdom() = default;
    /// The castle alone; the kingdom may grow to `size` columns and rows.
    explicit Kingdom(int size) : size_(static_cast<std::int8_t>(size)) {}

    // What a placement asks.
    bool covers(Square square) const { return extent_.contains(square) && (covered_ & bit(square)) != 0; }
    bool joins(Square square, Terrain terrain) const;                   ///< R3.3, for an empty square
    bool fits(Square square) const { return room().contains(square); }  ///< R3.4

    // The same, of all squares at once. Where the kingdom is wide, squares far from it share their bits with
    // near ones.
    Mask covered() const { return covered_; }
    Mask joined_by(Terrain terrain) const { return neighbours(land(terrain) | bit(castle)); }
    /// Where squares may lie that are at most two steps away.
    Extent reach() const;

    // What a score asks.
    int size() const { return size_; }
    Extent extent() const { return extent_; }
    int squares() const { return count(covered_); }  ///< castle included
    Mask land(Terrain terrain) const { return lands_[static_cast<std::size_t>(terrain)]; }
    int crowns(Mask of) const { return count(of & ones_) + 2 * count(of & twos_); }
    int discarded() const { return discarded_; }
    std::span<const Laid> laid() const { return {laid_.data(), laid_count_}; }

    /// Expects a placement without fault.
    void place(int number, Placement at);
    void discard() { ++discarded_; }
    /// Covers one square, as half a domino does.
    void cover(Square square, Half half);

    friend bool operator==(const Kingdom&, const Kingdom&) = default;

private:
    /// R3.4: where a square keeps the kingdom within its size.
    Extent room() const;

    std::array<Mask, terrain_count> lands_{};
    Mask covered_ = bit(castle);
    Mask ones_ = 0, twos_ = 0;  ///< crowns, 0 to 3 a square, in binary
    Extent extent_{castle, castle};
    std::int8_t size_ = 5;
    std::uint8_t discarded_ = 0;
    std::uint8_t laid_count_ = 0;
    std::array<Laid, most_dominoes> laid_{};
};

}  // namespace reami::kingdomino
