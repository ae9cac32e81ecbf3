#include "engine/kingdomino/row.hpp"

#include <algorithm>

namespace reami::kingdomino {

Row Row::of_dominoes(std::span<const std::uint8_t> numbers) {
    Row row;
    row.free_ = DominoSet(numbers);
    for (const std::uint8_t number : row.free_) row.places_[row.count_++].domino = number;
    return row;
}

Row Row::of_kings(std::span<const Seat> kings) {
    Row row;
    for (const Seat king : kings) row.places_[row.count_++].king = king;
    return row;
}

void Row::shuffle_kings(int from, Random& random) {
    auto kings = std::span(places_).first(count_).subspan(static_cast<std::size_t>(from));
    std::ranges::sort(kings, {}, &DraftSlot::king);  // nothing of the order that nobody knows stays
    random.shuffle(kings);
}

const Row::DraftSlot* Row::find(int domino) const {
    for (const DraftSlot& place : places())
        if (place.domino == domino) return &place;
    return nullptr;
}

void Row::choose(int domino, Seat seat) {
    free_.erase(domino);
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
