// The value of territories: RULES.md, R7.
#pragma once

#include "engine/dominium/fief_row.hpp"
#include "engine/dominium/ownership.hpp"

namespace reami::dominium {

/// The numbers that rank a player.
struct Tally {
    int points = 0;   ///< R7.1
    int squares = 0;  ///< R7.2: of all owned territories
    friend bool operator==(const Tally&, const Tally&) = default;
};

/// The tally of a player. `rows` are those of this player.
Tally tally(const LaidTiles& tiles, const Ownership& owners, const FiefRows& rows, Seat seat);

}  // namespace reami::dominium
