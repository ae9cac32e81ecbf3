#include "engine/kingdomino/kingdom.hpp"

#include <algorithm>

namespace reami::kingdomino {

bool Kingdom::joins(Square square, Terrain terrain) const {
    const Mask welcoming = land(terrain) | bit(castle);
    return std::any_of(directions.begin(), directions.end(), [&](Direction direction) {
        const Square next = stepped(square, direction);
        return extent_.contains(next) && (welcoming & bit(next)) != 0;
    });
}

Extent Kingdom::room() const { return Extent{extent_.high, extent_.low}.widened(size_ - 1); }

Extent Kingdom::reach() const { return room().within(extent_.widened(2)); }

void Kingdom::place(int number, Placement at) {
    cover(at.first, domino(number).first);
    cover(at.second, domino(number).second);
    laid_[laid_count_++] = {static_cast<std::uint8_t>(number), at};
}

void Kingdom::cover(Square square, Half half) {
    const Mask here = bit(square);
    covered_ |= here;
    lands_[static_cast<std::size_t>(half.terrain)] |= here;
    if (half.crowns & 1) ones_ |= here;
    if (half.crowns & 2) twos_ |= here;
    extent_ = extent_.including(square);
}

}  // namespace reami::kingdomino
