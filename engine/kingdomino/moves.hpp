// All legal moves of a seat as a value of a few words: its moves are made when they are asked for.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/kingdomino/mask.hpp"
#include "engine/kingdomino/move.hpp"

namespace reami::kingdomino {

class Moves {
public:
    /// Placements by the direction from the first half to the second, each as the lower of its two squares:
    /// the left one, or the one below.
    using Masks = std::array<Mask, directions.size()>;

    /// None.
    Moves() = default;
    /// The placements of those masks, whose squares lie right of and above `corner`.
    Moves(const Masks& placements, Square corner) : masks_(placements), corner_(corner) {}
    /// The choices of these dominoes: of domino 17, bit 17.
    explicit Moves(Mask choices) : masks_{choices}, kind_(MoveKind::choices) {}

    bool empty() const { return (masks_[0] | masks_[1] | masks_[2] | masks_[3]) == 0; }
    std::size_t size() const;
    Move operator[](std::size_t i) const;  ///< expects `i` < `size()`

    class Iterator;
    Iterator begin() const;
    Iterator end() const;

    friend bool operator==(const Moves&, const Moves&) = default;

private:
    enum class MoveKind : std::uint8_t {
        placements,
        choices,
    };
    /// The move of the lowest bit of this part of a direction's mask.
    Move lowest(std::size_t direction, Mask left) const;

    Masks masks_{};  ///< choices are all in the first
    MoveKind kind_ = MoveKind::placements;
    Square corner_;
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

inline std::size_t Moves::size() const {
    int size = 0;
    for (const Mask mask : masks_) size += count(mask);
    return static_cast<std::size_t>(size);
}

inline Move Moves::operator[](std::size_t i) const {
    std::size_t direction = 0;
    auto skip = static_cast<int>(i);
    for (int here = count(masks_[0]); skip >= here; here = count(masks_[++direction])) skip -= here;
    Mask left = masks_[direction];
    for (; skip > 0; --skip) left &= left - 1;
    return lowest(direction, left);
}

inline Move Moves::lowest(std::size_t direction, Mask left) const {
    if (kind_ == MoveKind::choices) return Choice{static_cast<std::uint8_t>(std::countr_zero(left))};
    const Square lower = square_of(left, corner_);
    const Direction towards = directions[direction];
    const bool lies = towards == Direction::right || towards == Direction::left;
    const Square upper = stepped(lower, lies ? Direction::right : Direction::up);
    const bool forth = towards == Direction::right || towards == Direction::up;
    return forth ? Placement{lower, upper} : Placement{upper, lower};
}

inline Moves::Iterator Moves::begin() const { return {*this, 0}; }
inline Moves::Iterator Moves::end() const { return {*this, directions.size()}; }

}  // namespace reami::kingdomino
