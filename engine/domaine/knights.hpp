// How players put knights: RULES.md, R7.
#pragma once

#include "engine/domaine/position.hpp"
#include "engine/domaine/rule.hpp"

namespace reami::domaine {

/// The squares on which the acting player can put a knight with this many ducats.
Squares knight_squares(const Position& position, int ducats);

std::optional<Rule> broken_by(const Position& position, const PutKnight& put);
/// The price of a knight on this square, in ducats.
int price_of_knight(const Position& position, Square square);
void carry_out(Position& position, const PutKnight& put);

}  // namespace reami::domaine
