// The part of the check that compares times. It asks which answers had arrived before a request was sent.
#pragma once

#include <vector>

#include "tests/cluster/checker/check_history.hpp"

namespace reami::cluster {

using OutOfOrder = Finding;

/// Finds answers that are behind an answer that had arrived before their request was sent, connections whose
/// positions fall, and readings of a log that are behind earlier answers.
std::vector<OutOfOrder> check_order(const History& history);

}  // namespace reami::cluster
