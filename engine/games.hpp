// The list of all games as types. It is the one line that a new game adds: the server, the laws, the fuzzers
// and the benches follow it.
#pragma once

#include <boost/mp11/list.hpp>

#include "engine/core/rounds.hpp"
#include "engine/kingdomino/state.hpp"

namespace reami {

using Games = boost::mp11::mp_list<Rounds<kingdomino::State>>;

}  // namespace reami
