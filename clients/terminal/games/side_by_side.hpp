// Places drawings side by side, so that a table with several boards fits in a terminal of 80 columns.
#pragma once

#include <vector>

#include "clients/terminal/games/boards.hpp"

namespace reami::terminal {

/// Puts the drawings side by side, in order and aligned at the top, with as many in each row as fit. A
/// drawing that is wider than the terminal has a row of its own.
Board::Picture side_by_side(const std::vector<Board::Picture>& drawings);

}  // namespace reami::terminal
