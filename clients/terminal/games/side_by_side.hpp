// Places drawings side by side, so that a table with several boards fits in a terminal of 80 columns.
#pragma once

#include <vector>

#include "clients/terminal/games/boards.hpp"

namespace reami::terminal {

/// Places as many drawings in a row as fit, in order and aligned at the top. A drawing that is wider than the
/// terminal gets its own row.
Board::Picture side_by_side(const std::vector<Board::Picture>& drawings);

}  // namespace reami::terminal
