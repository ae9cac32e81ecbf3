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
    static Moves placements(const Masks& masks, Square corner);
    /// The choices of these dominoes: of domino 17, bit 17.
    static Moves choices(Mask dominoes);

    bool empty() const { return size() == 0; }
    std::size_t size() const { return ends_.back(); }
    Move operator[](std::size_t i) const;  ///< expects `i` < `size()`

    class Iterator;
    Iterator begin() const;
    Iterator end() const;

    friend bool operator==(const Moves&, const Moves&) = default;

private:
    enum class Kind : std::uint8_t {
        placements,
        choices,
    };
    /// The move of the lowest bit of this part of a direction's mask.
    Move lowest(std::size_t direction, Mask left) const;

    Masks masks_{};  ///< choices are all in the first
    std::array<std::uint8_t, directions.size()>
        ends_{};  ///< how many moves up to each direction, it included
    Kind kind_ = Kind::placements;
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

inline Moves::Iterator Moves::begin() const { return {*this, 0}; }
inline Moves::Iterator Moves::end() const { return {*this, directions.size()}; }

}  // namespace reami::kingdomino
