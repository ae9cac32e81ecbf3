// The part of the check that looks at times: what was told before something else was asked for.
#pragma once

#include <vector>

#include "tests/cluster/checker/check_history.hpp"

namespace reami::cluster {

using OutOfOrder = Finding;

/// Answers behind what had been told before they were asked for; a connection that goes back; readings of a
/// log that are behind what had been told before.
std::vector<OutOfOrder> check_order(const History& history);

}  // namespace reami::cluster
