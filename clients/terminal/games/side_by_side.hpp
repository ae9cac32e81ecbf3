// Drawings beside each other, so that a table with several boards fits in a terminal of 80 columns.
#pragma once

#include <vector>

#include "clients/terminal/games/boards.hpp"

namespace reami::terminal {

/// As many in a row as fit, in their order; their first lines are level. A drawing that is wider than the
/// terminal has a row for itself.
Board::Picture side_by_side(const std::vector<Board::Picture>& drawings);

}  // namespace reami::terminal
