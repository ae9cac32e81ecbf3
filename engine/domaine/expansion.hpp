// Expanding domains: RULES.md, R8.
#pragma once

#include "engine/domaine/position.hpp"
#include "engine/domaine/rule.hpp"

namespace reami::domaine {

/// Which squares this domain of the acting player may take.
Squares expansion_squares(const Position& position, const Domain& by);
/// Whether it is the acting player's, and its turn to expand: R8.1.
bool may_expand(const Position& position, const Domain& domain);

std::optional<Rule> broken_by(const Position& position, const Expansion& step);
void list_expansions(const Position& position, Moves& moves);
/// The areas are another matter.
void carry_out(Position& position, const Expansion& step);

}  // namespace reami::domaine
