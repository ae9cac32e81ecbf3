// The rules for the legal moves of the acting player: RULES.md, R3.4, R4 and R5.
#pragma once

#include <optional>

#include "engine/domaine/position.hpp"
#include "engine/domaine/rule.hpp"

namespace reami::domaine {

/// The first rule that the move breaks; empty if it is legal.
std::optional<Rule> check(const Position& position, const Move& move);
/// Expects a match that isn't over.
Moves legal_moves(const Position& position);

}  // namespace reami::domaine
