#include "engine/dominium/score.hpp"

namespace reami::dominium {

Tally tally(const LaidTiles& tiles, const Ownership& owners, const FiefRows& rows, Seat seat) {
    Tally tally;
    for (const Square square : all_squares) {
        if (owners.owner(square) != seat) continue;
        tally.points += rows[*tiles.number(square)].first_power();
        ++tally.squares;
    }
    return tally;
}

}  // namespace reami::dominium
