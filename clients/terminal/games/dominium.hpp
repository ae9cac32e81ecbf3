// Domìnium in text: the board, and before each player the rows, powers and titles. A number is followed by
// the mark of its owner, * for seat 1 and + for seat 2; a point is an empty square.
#pragma once

#include "clients/terminal/games/boards.hpp"

namespace reami::terminal::dominium {

extern const Board board;

}  // namespace reami::terminal::dominium
