// The part of the check that compares times. It asks which answers had arrived before a request was sent.
#pragma once

#include <vector>

#include "tests/cluster/checker/check_history.hpp"

namespace reami::cluster {

using OutOfOrder = Finding;

/// Answers behind others that had come before their requests were sent, connections that go back, and
/// readings of a log that are behind earlier answers.
std::vector<OutOfOrder> check_order(const History& history);

}  // namespace reami::cluster
