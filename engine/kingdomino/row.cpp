#include "engine/kingdomino/row.hpp"

#include <bit>

namespace reami::kingdomino {

Row Row::of_dominoes(std::span<const std::uint8_t> numbers) {
    Row row;
    for (const std::uint8_t number : numbers) row.free_ |= Mask{1} << number;
    for (Mask rising = row.free_; rising != 0; rising &= rising - 1)
        row.places_[row.count_++].domino = static_cast<std::uint8_t>(std::countr_zero(rising));
    return row;
}

Row Row::of_kings(std::span<const Seat> kings) {
    Row row;
    for (const Seat king : kings) row.places_[row.count_++].king = king;
    return row;
}

const Row::DraftSlot* Row::find(int domino) const {
    for (const DraftSlot& place : places())
        if (place.domino == domino) return &place;
    return nullptr;
}

void Row::choose(int domino, Seat seat) {
    free_ &= ~(Mask{1} << domino);
    for (DraftSlot& place : places_)
        if (place.domino == domino) place.king = seat;
}

void Row::drop_free() {
    Row kept;
    for (const DraftSlot& place : places())
        if (place.king) kept.places_[kept.count_++] = place;
    *this = kept;
}

}  // namespace reami::kingdomino
