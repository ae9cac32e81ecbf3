// The list of all games as types. A new game adds itself only here: the server, the laws, the fuzzers and the
// benches use this list. Every game is wrapped in `Rounds`, even if it has only one round, so that clients
// find rounds, points and table of every game in the same place.
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
