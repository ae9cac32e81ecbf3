// The types of all games. The server, the laws, the fuzzers and the benches use this list, so a new game
// needs no entry elsewhere. `Rounds` wraps every game, even a game of one round, so that clients find rounds,
// points and table of every game in the same fields.
#pragma once

#include <boost/mp11/list.hpp>

#include "engine/core/rounds.hpp"
#include "engine/domaine/state.hpp"
#include "engine/dominium/state.hpp"
#include "engine/kingdomino/state.hpp"
#include "engine/toncc/state.hpp"

namespace reami {

using Games = boost::mp11::mp_list<Rounds<kingdomino::State>, Rounds<dominium::State>, Rounds<toncc::State>,
                                   Rounds<domaine::State>>;

}  // namespace reami
