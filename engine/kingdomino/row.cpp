#include "engine/kingdomino/row.hpp"

#include <bit>

namespace reami::kingdomino {

Row Row::of_dominoes(std::span<const std::uint8_t> numbers) {
    Mask rising = 0;
    for (const std::uint8_t number : numbers) rising |= Mask{1} << number;
    Row row;
    for (; rising != 0; rising &= rising - 1)
        row.add({static_cast<std::uint8_t>(std::countr_zero(rising)), {}});
    return row;
}

Row Row::of_kings(std::span<const Seat> kings) {
    Row row;
    for (const Seat king : kings) row.add({0, king});
    return row;
}

const Row::Place* Row::find(int domino) const {
    for (const Place& place : places())
        if (place.domino == domino) return &place;
    return nullptr;
}

Mask Row::free() const {
    Mask dominoes = 0;
    for (const Place& place : places())
        if (!place.king) dominoes |= Mask{1} << place.domino;
    return dominoes;
}

void Row::choose(int domino, Seat seat) {
    for (Place& place : places_)
        if (place.domino == domino) place.king = seat;
}

void Row::drop_free() {
    Row kept;
    for (const Place& place : places())
        if (place.king) kept.add(place);
    *this = kept;
}

}  // namespace reami::kingdomino
