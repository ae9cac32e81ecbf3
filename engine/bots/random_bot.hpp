// A player who plays any legal move, each equally likely.
#pragma once

#include <cstdint>

#include "engine/core/game.hpp"

namespace reami {

/// Expects a seat that is asked.
template <Game G>
typename G::Move random_move(const G& match, Seat seat, Random& random) {
    const auto legal = match.legal_moves(seat);
    return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
}

}  // namespace reami
