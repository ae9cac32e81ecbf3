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
        std::uint8_t domino = 0;  ///< its number
        std::optional<Seat> king;
        friend bool operator==(const DraftSlot&, const DraftSlot&) = default;
    };

    Row() = default;
    /// A row of these dominoes by rising number (R1.1), without kings.
    static Row of_dominoes(std::span<const std::uint8_t> numbers);
    /// A row of kings in the order drawn, without dominoes: they choose from the first row in this order
    /// (R1.3).
    static Row of_kings(std::span<const Seat> kings);
    /// Shuffles the kings from place `from` on (the first place is 0). Expects a row made by `of_kings`.
    void shuffle_kings(int from, Random& random);

    bool empty() const { return count_ == 0; }
    int size() const { return count_; }
    const DraftSlot& operator[](int i) const { return places_[static_cast<std::size_t>(i)]; }
    std::span<const DraftSlot> places() const { return {places_.data(), count_}; }
    /// The slot of this domino; null if it is not in the row.
    const DraftSlot* find(int domino) const;
    /// The dominoes without a king.
    DominoSet free() const { return free_; }

    /// Puts the king of the seat on a domino. Expects a free domino.
    void choose(int domino, Seat seat);
    /// Removes the dominoes without a king.
    void drop_free();

    friend bool operator==(const Row&, const Row&) = default;

private:
    std::array<DraftSlot, most_kings> places_{};
    std::uint8_t count_ = 0;
    DominoSet laid_, free_;  ///< all dominoes of the row, and those without a king
};

}  // namespace reami::kingdomino
