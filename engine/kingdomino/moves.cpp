#include "engine/kingdomino/moves.hpp"

namespace reami::kingdomino {

Moves Moves::choices(Mask dominoes) {
    Moves moves(Kind::choices, {});
    moves.masks_[0] = dominoes;
    return moves;
}

std::size_t Moves::size() const {
    int all = 0;
    for (const Mask mask : masks_) all += std::popcount(mask);
    return static_cast<std::size_t>(all);
}

Move Moves::operator[](std::size_t i) const {
    std::size_t direction = 0;
    for (;; ++direction) {
        const auto here = static_cast<std::size_t>(std::popcount(masks_[direction]));
        if (i < here) break;
        i -= here;
    }
    Mask left = masks_[direction];
    for (; i > 0; --i) left &= left - 1;
    return lowest(direction, left);
}

Move Moves::lowest(std::size_t direction, Mask left) const {
    if (kind_ == Kind::choices) return Choice{static_cast<std::uint8_t>(std::countr_zero(left))};
    const Direction step = directions[direction];
    const Square first = square_of(left, firsts(reach_, step).low);
    return Placement{first, stepped(first, step)};
}

}  // namespace reami::kingdomino
