// How players put their castles and first knights: RULES.md, R3.4 to R3.7.
#pragma once

#include "engine/domaine/position.hpp"
#include "engine/domaine/rule.hpp"

namespace reami::domaine {

/// The distance that the next castle must keep from other castles of its colour (R3.6); 0 if the map has no
/// room for this castle.
int asked_distance(const Position& position);
/// R3.5: the squares on which the next castle may stand if it keeps this distance.
Squares castle_squares(const Position& position, int distance);
/// The empty meadows and forests, on which a castle's knight may stand.
Squares first_knight_squares(const Position& position);

std::optional<Rule> broken_by(const Position& position, const Placement& pair);
void list_castles(const Position& position, Moves& moves);
void carry_out(Position& position, const Placement& pair);

}  // namespace reami::domaine
