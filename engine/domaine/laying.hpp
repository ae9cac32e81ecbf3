// How players lay borders: RULES.md, R6.
#pragma once

#include "engine/domaine/position.hpp"
#include "engine/domaine/rule.hpp"

namespace reami::domaine {

/// The edges on which the acting player may lay a border in this position.
Edges border_edges(const Position& position);

std::optional<Rule> broken_by(const Position& position, const Edge& edge);
/// Only lays the border. If the border parts an area, the caller then calls `settle`, which finds the areas.
void carry_out(Position& position, const Edge& edge);
/// Whether the border on this edge parts an area, that is, whether no way around the border joins its two
/// sides.
bool parts(const Position& position, const Edge& edge);
/// R6.5: removes the borders inside domains, and returns them.
Edges take_superfluous(Position& position);

}  // namespace reami::domaine
