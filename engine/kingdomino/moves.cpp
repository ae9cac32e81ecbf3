#include "engine/kingdomino/moves.hpp"

namespace reami::kingdomino {

Moves Moves::placements(const Masks& masks, Square corner) {
    Moves moves;
    moves.masks_ = masks;
    moves.corner_ = corner;
    int end = 0;
    for (std::size_t i = 0; i < masks.size(); ++i)
        moves.ends_[i] = static_cast<std::uint8_t>(end += count(masks[i]));
    return moves;
}

Moves Moves::choices(Mask dominoes) {
    Moves moves;
    moves.kind_ = Kind::choices;
    moves.masks_[0] = dominoes;
    moves.ends_.fill(static_cast<std::uint8_t>(count(dominoes)));
    return moves;
}

Move Moves::operator[](std::size_t i) const {
    std::size_t direction = 0;
    while (i >= ends_[direction]) ++direction;
    Mask left = masks_[direction];
    for (std::size_t skip = i - (direction == 0 ? 0 : ends_[direction - 1]); skip > 0; --skip)
        left &= left - 1;
    return lowest(direction, left);
}

Move Moves::lowest(std::size_t direction, Mask left) const {
    if (kind_ == Kind::choices) return Choice{static_cast<std::uint8_t>(std::countr_zero(left))};
    const Square lower = square_of(left, corner_);
    switch (directions[direction]) {
        case Direction::right:
            return Placement{lower, stepped(lower, Direction::right)};
        case Direction::left:
            return Placement{stepped(lower, Direction::right), lower};
        case Direction::up:
            return Placement{lower, stepped(lower, Direction::up)};
        case Direction::down:
            break;
    }
    return Placement{stepped(lower, Direction::up), lower};
}

}  // namespace reami::kingdomino
