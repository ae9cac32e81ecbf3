// Laying borders: RULES.md, R6.
#pragma once

#include "engine/domaine/position.hpp"
#include "engine/domaine/rule.hpp"

namespace reami::domaine {

/// Where a border may be laid now.
Edges border_edges(const Position& position);

std::optional<Rule> broken_by(const Position& position, const Edge& edge);
/// The areas are another matter.
void carry_out(Position& position, const Edge& edge);
/// Whether there is no way round the border that was laid there, so that the areas are others now.
bool parts(const Position& position, const Edge& edge);
/// R6.5: takes the borders inside domains off, and says which.
Edges take_superfluous(Position& position);

}  // namespace reami::domaine
