// Expanding domains: RULES.md, R8.
#pragma once

#include "engine/domaine/position.hpp"
#include "engine/domaine/rule.hpp"

namespace reami::domaine {

/// The squares that this domain of the acting player may take.
Squares expansion_squares(const Position& position, const Domain& by);
/// Whether the domain belongs to the acting player, and may expand in this action: R8.1.
bool may_expand(const Position& position, const Domain& domain);

std::optional<Rule> broken_by(const Position& position, const Expansion& step);
void list_expansions(const Position& position, Moves& moves);
/// Changes the borders only. The caller then calls `settle`, which finds the areas.
void carry_out(Position& position, const Expansion& step);

}  // namespace reami::domaine
