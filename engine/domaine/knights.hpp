// Putting knights: RULES.md, R7.
#pragma once

#include "engine/domaine/position.hpp"
#include "engine/domaine/rule.hpp"

namespace reami::domaine {

/// Where the acting player may put a knight, with so many ducats.
Squares knight_squares(const Position& position, int ducats);

std::optional<Rule> broken_by(const Position& position, const PutKnight& put);
/// The ducats to be paid.
int price_of_knight(const Position& position, Square square);
void carry_out(Position& position, const PutKnight& put);

}  // namespace reami::domaine
