// All legal moves of a seat as a value of a few words: its moves are made when they are asked for.
#pragma once

#include <array>
#include <bit>
#include <cstddef>

#include "engine/kingdomino/mask.hpp"
#include "engine/kingdomino/move.hpp"

namespace reami::kingdomino {

class Moves {
public:
    /// None.
    Moves() = default;
    /// The choices of these dominoes: of domino 17, bit 17.
    static Moves choices(Mask dominoes);
    /// No placements yet, for a kingdom whose next squares lie in that extent.
    static Moves placements(Extent reach) { return Moves(Kind::placements, reach); }

    /// Adds the placements in that direction whose first half lies on one of those squares.
    void add(Direction direction, Mask firsts) { masks_[static_cast<std::size_t>(direction)] = firsts; }

    bool empty() const { return (masks_[0] | masks_[1] | masks_[2] | masks_[3]) == 0; }
    std::size_t size() const;
    Move operator[](std::size_t i) const;  ///< expects `i` < `size()`

    class Iterator;
    Iterator begin() const;
    Iterator end() const;

private:
    enum class Kind : std::uint8_t {
        placements,
        choices,
    };
    Moves(Kind kind, Extent reach) : kind_(kind), reach_(reach) {}
    /// The move of the lowest bit of this part of a direction's mask.
    Move lowest(std::size_t direction, Mask left) const;

    std::array<Mask, directions.size()>
        masks_{};  ///< first halves by direction; choices are all in the first
    Kind kind_ = Kind::placements;
    Extent reach_;
};

/// Goes through the moves; they must outlive it.
class Moves::Iterator {
public:
    Iterator(const Moves& moves, std::size_t direction) : moves_(&moves), direction_(direction) { settle(); }
    Move operator*() const { return moves_->lowest(direction_, left_); }
    Iterator& operator++() {
        left_ &= left_ - 1;
        if (left_ == 0) {
            ++direction_;
            settle();
        }
        return *this;
    }
    friend bool operator==(const Iterator& a, const Iterator& b) {
        return a.direction_ == b.direction_ && a.left_ == b.left_;
    }

private:
    /// Moves on to the next direction that has any.
    void settle() {
        for (; direction_ < directions.size(); ++direction_)
            if ((left_ = moves_->masks_[direction_]) != 0) return;
    }

    const Moves* moves_;
    std::size_t direction_;
    Mask left_ = 0;
};

inline Moves::Iterator Moves::begin() const { return {*this, 0}; }
inline Moves::Iterator Moves::end() const { return {*this, directions.size()}; }

}  // namespace reami::kingdomino
