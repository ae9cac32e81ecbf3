#include "engine/domaine/position.hpp"

#include <algorithm>

namespace reami::domaine {

namespace {

Alliance ordered(Square one, Square other) { return {std::min(one, other), std::max(one, other)}; }

}  // namespace

bool Alliances::contains(Square one, Square other) const {
    return std::find(begin(), end(), ordered(one, other)) != end();
}

void Alliances::insert(Square one, Square other) {
    pairs_[count_++] = ordered(one, other);
    std::sort(pairs_.begin(), pairs_.begin() + count_);
}

Colour next_castle(const Position& position) {
    const int own = position.seats * castles_of_player(position.seats);
    return position.pairs_put < own ? position.colour() : Colour::grey;
}

}  // namespace reami::domaine
