#include "engine/kingdomino/row.hpp"

#include <algorithm>

namespace reami::kingdomino {

Row Row::of_dominoes(std::span<const std::uint8_t> numbers) {
    Row row;
    row.laid_ = row.free_ = DominoSet(numbers);
    row.count_ = static_cast<std::uint8_t>(numbers.size());
    // Puts each domino in its place directly, because a sort would suffer from branch mispredictions.
    for (const std::uint8_t number : numbers)
        row.places_[static_cast<std::size_t>(row.laid_.rank(number))].domino = number;
    return row;
}

Row Row::of_kings(std::span<const Seat> kings) {
    Row row;
    for (const Seat king : kings) row.places_[row.count_++].king = king;
    return row;
}

void Row::shuffle_kings(int from, Random& random) {
    auto kings = std::span(places_).first(count_).subspan(static_cast<std::size_t>(from));
    std::ranges::sort(kings, {}, &DraftSlot::king);  // so that the old order can't influence the new one
    random.shuffle(kings);
}

const Row::DraftSlot* Row::find(int domino) const {
    for (const DraftSlot& place : places())
        if (place.domino == domino) return &place;
    return nullptr;
}

void Row::choose(int domino, Seat seat) {
    free_.erase(domino);
    places_[static_cast<std::size_t>(laid_.rank(domino))] = {static_cast<std::uint8_t>(domino), seat};
}

void Row::drop_free() {
    Row kept;
    for (const DraftSlot& place : places()) {
        if (!place.king) continue;
        kept.places_[kept.count_++] = place;
        kept.laid_.insert(place.domino);
    }
    *this = kept;
}

}  // namespace reami::kingdomino
