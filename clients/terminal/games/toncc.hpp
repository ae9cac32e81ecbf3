// Tóncc in text: the board with the regions, their conquerors and the Kings, the map, and each King's score.
// The Kings are B, Y and R: `R3=Y BR` is a region that Yellow has conquered, on which Blue and Red stand.
#pragma once

#include "clients/terminal/games/boards.hpp"

namespace reami::terminal::toncc {

extern const Board board;

}  // namespace reami::terminal::toncc
