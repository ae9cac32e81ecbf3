// The value of territories: RULES.md, R7.
#pragma once

#include "engine/dominium/fief_row.hpp"
#include "engine/dominium/ownership.hpp"

namespace reami::dominium {

/// The numbers that rank a player.
struct Tally {
    int points = 0;   ///< R7.1
    int squares = 0;  ///< R7.2: the squares of all territories that the player owns
    friend bool operator==(const Tally&, const Tally&) = default;
};

/// Counts the points and squares of this seat. `rows` are the rows of this seat.
Tally tally(const LaidTiles& tiles, const Ownership& owners, const FiefRows& rows, Seat seat);

}  // namespace reami::dominium
