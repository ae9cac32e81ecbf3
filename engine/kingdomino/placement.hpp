// The legal positions of a domino: RULES.md, R3.
#pragma once

#include <optional>

#include "engine/kingdomino/kingdom.hpp"
#include "engine/kingdomino/moves.hpp"
#include "engine/kingdomino/rule.hpp"

namespace reami::kingdomino {

/// The first rule, in the order of R3.5, that the domino would break there; empty if it may lie there.
std::optional<Rule> misplaced(const Kingdom& kingdom, const Domino& domino, const Placement& at);

/// All placements that break no rule.
Moves placements(const Kingdom& kingdom, const Domino& domino);

}  // namespace reami::kingdomino
