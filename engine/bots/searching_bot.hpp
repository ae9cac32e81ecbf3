// A bot that searches, in games that offer a search.
#pragma once

#include "engine/core/game.hpp"

namespace reami {

/// The playouts of the bot `hard` for each move. A fixed number, so that the bot is equally strong on every
/// machine.
inline constexpr int hard_playouts = 500;

/// The move of the bot `hard`. Expects a seat that is asked.
template <HasSearch G>
typename G::Move hard_move(const G& match, Seat seat, Random& random) {
    return match.searched_move(seat, {.playouts = hard_playouts, .is_spent = {}}, random);
}

}  // namespace reami
