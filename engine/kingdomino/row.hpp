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
    /// Lays those dominoes out by rising number (R1.1); nobody stands on them.
    static Row of_dominoes(std::span<const std::uint8_t> numbers);
    /// The kings in the order drawn, on no dominoes: they choose from the first row in this order (R1.3).
    static Row of_kings(std::span<const Seat> kings);
    /// Puts the kings from place `from` on (the first is 0) in any order, each equally likely. Expects such a
    /// row of kings.
    void shuffle_kings(int from, Random& random);

    bool empty() const { return count_ == 0; }
    int size() const { return count_; }
    const DraftSlot& operator[](int i) const { return places_[static_cast<std::size_t>(i)]; }
    std::span<const DraftSlot> places() const { return {places_.data(), count_}; }
    /// The place of that domino, or none.
    const DraftSlot* find(int domino) const;
    /// The dominoes on which nobody stands.
    DominoSet free() const { return free_; }

    /// Expects a domino that is free.
    void choose(int domino, Seat seat);
    /// Puts aside the dominoes on which nobody stands.
    void drop_free();

    friend bool operator==(const Row&, const Row&) = default;

private:
    std::array<DraftSlot, most_kings> places_{};
    std::uint8_t count_ = 0;
    DominoSet laid_, free_;  ///< all of the row, and those on which nobody stands
};

}  // namespace reami::kingdomino
