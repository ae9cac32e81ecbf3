// The list of all games as types. It is the one line that a new game adds: the server, the laws, the fuzzers
// and the benches follow it. Each is listed in rounds, be it one, so that clients find rounds, points and
// table of every game in the same place.
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
