// The players of Gedda, Lagerkvist and Butler, "Monte Carlo Methods for the Game Kingdomino" (IEEE CIG 2018),
// written anew for our engine. The arena measures our bots against them.
//
// They play with both bonuses. In their game, a place and the choice after it are one move; here they are
// two, and the second one follows from the first.
#pragma once

#include "engine/core/random.hpp"
#include "engine/kingdomino/state.hpp"

namespace reami::arena {

/// FULL_GREEDY: the place and the choice after which the kingdom has the most points once the chosen domino
/// lies in its best place. It avoids places outside of the castle's frame and places that leave a hole, as
/// long as there are others.
kingdomino::Move full_greedy_move(const kingdomino::State& match, Seat seat, Random& random);

/// GREEDY_PLACEMENT_RANDOM_DRAFT: the place with the most points, and any domino.
kingdomino::Move greedy_placement_move(const kingdomino::State& match, Seat seat, Random& random);

}  // namespace reami::arena
