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

void Kingdom::grow(const Extent& to) {
    extent_ = to;
    inside_ = extent_.mask();
    reach_ = Reach(extent_, size_);
}

}  // namespace reami::kingdomino
