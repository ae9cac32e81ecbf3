// Castles and first knights, put by the players: RULES.md, R3.4 to R3.7.
#pragma once

#include "engine/domaine/position.hpp"
#include "engine/domaine/rule.hpp"

namespace reami::domaine {

/// The distance that the next castle keeps from those of its colour (R3.6); 0 if there is no room for it.
int asked_distance(const Position& position);
/// Where the next castle may stand at that distance; R3.5.
Squares castle_squares(const Position& position, int distance);
/// Where its knight may stand: an empty meadow or forest.
Squares first_knight_squares(const Position& position);

std::optional<Rule> broken_by(const Position& position, const Placement& pair);
void list_castles(const Position& position, Moves& moves);
void carry_out(Position& position, const Placement& pair);

}  // namespace reami::domaine
