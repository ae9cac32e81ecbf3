// Kingdomino in text: the kingdoms, the rows of dominoes with the kings on them, and whose turn it is.
// Squares are drawn as in the rules page: w1 is wheat with a crown, C the castle, a point an empty square.
#pragma once

#include "clients/terminal/games/boards.hpp"

namespace reami::terminal::kingdomino {

extern const Board board;

}  // namespace reami::terminal::kingdomino
