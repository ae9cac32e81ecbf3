// A history as lines of JSON, as the trial and its clients write it:
//     {"t":"room","room":"KETMKARD","epoch":2,"match":1}
//     {"t":"stored","room":"KETMKARD","match":1,"v":1,"id":"a1"}
//     {"t":"answer","on":"ada/1","room":"KETMKARD","kind":"pong","sent":10,"heard":12,"epoch":2,"match":1,"v":1}
//         (an answer can also have: id, viewer with h, last)
//     {"t":"list","id":"a2","moves":3}
//     {"t":"read","room":"KETMKARD","began":10,"ended":11,"match":1,"v":1}
#pragma once

#include <istream>

#include "tests/cluster/checker/history.hpp"

namespace reami::cluster {

/// Reads these lines into `history`. Throws std::runtime_error with the first malformed line.
void read_history(std::istream& lines, History& history);

}  // namespace reami::cluster
