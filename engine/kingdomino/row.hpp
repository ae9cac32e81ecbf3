// A row of dominoes and the kings on them: RULES.md, R1 and R2.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "engine/core/random.hpp"
#include "engine/core/seat.hpp"
#include "engine/kingdomino/domino_set.hpp"
#include "engine/kingdomino/set_up.hpp"

namespace reami::kingdomino {

class Row {
public:
    struct DraftSlot {
        std::uint8_t domino = 0;  ///< the number of the domino
        std::optional<Seat> king;
        friend bool operator==(const DraftSlot&, const DraftSlot&) = default;
    };

    Row() = default;
    /// A row of these dominoes, sorted by number (R1.1), on which no king stands.
    static Row of_dominoes(std::span<const std::uint8_t> numbers);
    /// A row of these kings, in the order in which they were drawn, without dominoes. In this order, the
    /// kings choose dominoes from the first row (R1.3).
    static Row of_kings(std::span<const Seat> kings);
    /// Shuffles the kings from this place on. The first place is 0. Expects a row that `of_kings` made.
    void shuffle_kings(int from, Random& random);

    bool empty() const { return count_ == 0; }
    int size() const { return count_; }
    const DraftSlot& operator[](int i) const { return places_[static_cast<std::size_t>(i)]; }
    std::span<const DraftSlot> places() const { return {places_.data(), count_}; }
    /// The slot of this domino; null if the row doesn't have the domino.
    const DraftSlot* find(int domino) const;
    /// The dominoes on which no king stands.
    DominoSet free() const { return free_; }

    /// Puts the king of the seat on this domino. Expects that no king stands on it.
    void choose(int domino, Seat seat);
    /// Removes the dominoes on which no king stands.
    void drop_free();

    friend bool operator==(const Row&, const Row&) = default;

private:
    std::array<DraftSlot, most_kings> places_{};
    std::uint8_t count_ = 0;
    DominoSet laid_, free_;  ///< all dominoes of the row, and those on which no king stands
};

}  // namespace reami::kingdomino
