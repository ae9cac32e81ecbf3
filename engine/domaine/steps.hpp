// The steps of any action: RULES.md, R5.
#pragma once

#include "engine/domaine/position.hpp"
#include "engine/domaine/rule.hpp"

namespace reami::domaine {

/// Whether the acting player, who has this many ducats, has a legal step of this action.
bool has_step(const Position& position, Action action, int ducats);
/// Lists the legal steps of the running action, without `end`.
void list_steps(const Position& position, Moves& moves);

/// The action that allows steps of this type.
constexpr Action action_of(const Edge&) { return Action::borders; }
constexpr Action action_of(const PutKnight&) { return Action::knights; }
constexpr Action action_of(const Expansion&) { return Action::expansion; }
constexpr Action action_of(const Desertion&) { return Action::desertion; }
constexpr Action action_of(const Alliance&) { return Action::alliance; }

}  // namespace reami::domaine
