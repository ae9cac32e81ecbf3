// A bot that draws its move at random: every legal move is equally likely.
#pragma once

#include <cstdint>

#include "engine/core/game.hpp"

namespace reami {

/// A random legal move. Expects a seat that is asked. `Chance` is `Random`, or `QuickRandom` for millions of
/// playouts.
template <Game G, class Chance>
typename G::Move random_move(const G& match, Seat seat, Chance& chance) {
    const auto legal = match.legal_moves(seat);
    return legal[chance.below(static_cast<std::uint32_t>(legal.size()))];
}

}  // namespace reami
