// Laying borders: RULES.md, R6.
#pragma once

#include "engine/domaine/position.hpp"
#include "engine/domaine/rule.hpp"

namespace reami::domaine {

/// The edges on which the acting player may lay a border now.
Edges border_edges(const Position& position);

std::optional<Rule> broken_by(const Position& position, const Edge& edge);
/// Lays the border only; if it parts an area, `settle` must find the areas again.
void carry_out(Position& position, const Edge& edge);
/// Whether the border on this edge parts an area: no way leads around the border from one side to the other.
bool parts(const Position& position, const Edge& edge);
/// R6.5: removes the borders inside domains, and returns them.
Edges take_superfluous(Position& position);

}  // namespace reami::domaine
