// Castles and first knights, put by the players: RULES.md, R3.4 to R3.7.
#pragma once

#include "engine/domaine/position.hpp"
#include "engine/domaine/rule.hpp"

namespace reami::domaine {

/// The distance that the next castle must keep from other castles of its colour (R3.6); 0 if there is no room
/// for it.
int asked_distance(const Position& position);
/// The squares on which the next castle may stand at this distance: R3.5.
Squares castle_squares(const Position& position, int distance);
/// The squares on which its knight may stand: empty meadows and forests.
Squares first_knight_squares(const Position& position);

std::optional<Rule> broken_by(const Position& position, const Placement& pair);
void list_castles(const Position& position, Moves& moves);
void carry_out(Position& position, const Placement& pair);

}  // namespace reami::domaine
