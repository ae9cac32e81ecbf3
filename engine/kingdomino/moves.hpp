// All legal moves of a seat, stored in a few words of memory. The list computes a move when a caller reads
// it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>

#include "engine/kingdomino/domino_set.hpp"
#include "engine/kingdomino/mask.hpp"
#include "engine/kingdomino/move.hpp"

namespace reami::kingdomino {

/// Either the placements of one domino or the choices of a domino.
class Moves {
public:
    /// For each direction from the first half to the second, the mask of the placements. Each placement is
    /// one square in the mask: its left square, or its lower one.
    using Masks = std::array<Mask, directions.size()>;

    /// An empty list.
    Moves() = default;
    /// The placements of these masks. All their squares lie right of and above `corner`.
    Moves(const Masks& placements, Square corner) : placements_(placements), corner_(corner) {}
    explicit Moves(DominoSet choices) : choices_(choices) {}

    bool empty() const {
        return choices_.empty() && (placements_[0] | placements_[1] | placements_[2] | placements_[3]) == 0;
    }
    std::size_t size() const;
    Move operator[](std::size_t i) const;  ///< expects `i` < `size()`
    const Masks& placements() const { return placements_; }
    /// The placement in this direction whose lower square has the bit with this number.
    Placement placement(std::size_t direction, int place) const;

    class Iterator;
    Iterator begin() const;
    Iterator end() const;

    friend bool operator==(const Moves&, const Moves&) = default;

private:
    Masks placements_{};
    Square corner_;
    DominoSet choices_;
};

/// Iterates over the moves. The list of moves must outlive the iterator.
class Moves::Iterator {
public:
    Iterator(const Moves& moves, DominoSet::Iterator choice, std::size_t direction)
        : moves_(&moves), choice_(choice), direction_(direction) {
        settle();
    }
    Move operator*() const {
        if (choosing()) return Choice{*choice_};
        return moves_->placement(direction_, *place_);
    }
    Iterator& operator++() {
        if (choosing()) {
            ++choice_;
            return *this;
        }
        if (++place_ == Places()) {
            ++direction_;
            settle();
        }
        return *this;
    }
    friend bool operator==(const Iterator& a, const Iterator& b) {
        return a.choice_ == b.choice_ && a.direction_ == b.direction_ && a.place_ == b.place_;
    }

private:
    bool choosing() const { return choice_ != moves_->choices_.end(); }
    /// Advances to the next direction in which the list has moves.
    void settle() {
        for (; direction_ < directions.size(); ++direction_)
            if ((place_ = Places(moves_->placements_[direction_])) != Places()) return;
    }

    const Moves* moves_;
    DominoSet::Iterator choice_;
    std::size_t direction_;
    Places place_;
};

inline std::size_t Moves::size() const {
    int size = choices_.size();
    for (const Mask mask : placements_) size += count(mask);
    return static_cast<std::size_t>(size);
}

inline Move Moves::operator[](std::size_t i) const {
    const auto number = static_cast<int>(i);
    if (!choices_.empty()) return Choice{choices_[number]};
    // Finds the direction of the move, and counts the moves of earlier directions. The loop never exits
    // early, because processors mispredict the end of a search for a random number.
    std::size_t direction = 0;
    int before = 0, so_far = 0;
    for (std::size_t passed = 0; passed + 1 < directions.size(); ++passed) {
        so_far += count(placements_[passed]);
        const bool beyond = number >= so_far;
        direction += beyond ? 1 : 0;
        before = beyond ? so_far : before;
    }
    return placement(direction, place_of_rank(placements_[direction], number - before));
}

inline Placement Moves::placement(std::size_t direction, int place) const {
    const Square lower = square_at(place, corner_);
    const Direction towards = directions[direction];
    const bool lies = towards == Direction::right || towards == Direction::left;
    const Square upper = stepped(lower, lies ? Direction::right : Direction::up);
    const bool forth = towards == Direction::right || towards == Direction::up;
    return forth ? Placement{lower, upper} : Placement{upper, lower};
}

inline Moves::Iterator Moves::begin() const { return {*this, choices_.begin(), 0}; }
inline Moves::Iterator Moves::end() const { return {*this, choices_.end(), directions.size()}; }

}  // namespace reami::kingdomino
