// The flat Monte Carlo players (MCE) of Gedda, Lagerkvist and Butler, written anew (full_greedy.hpp names the
// paper). A player draws one of its moves at random, plays the match on to its end with everything hidden
// drawn anew, and repeats this. Then it plays the move with the highest mean share (`Playout::share`).
#pragma once

#include "engine/core/random.hpp"
#include "engine/core/search_budget.hpp"
#include "engine/kingdomino/state.hpp"

namespace reami::arena {

/// The seats that play like FULL_GREEDY in playouts. All others play at random.
enum class Careful {
    nobody,  ///< MCE-TR/R
    all,     ///< MCE-FG/R
    self,    ///< MCE-PG/R
};

/// The move of this player. In the authors' game, a placement and the choice after it are one move. So a
/// player that places tries all pairs of a placement and a choice.
kingdomino::Move monte_carlo_move(const kingdomino::State& match, Careful careful, const SearchBudget& budget,
                                  Random& random);

/// The playouts of the authors' player in one second, by turn. In turn 0 the kings choose from the first row.
/// These are the means in the authors' result files of the matches with 8 seconds per turn.
int published_playouts(Careful careful, int turn);

}  // namespace reami::arena
