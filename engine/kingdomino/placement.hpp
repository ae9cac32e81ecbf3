// The legal positions of a domino: RULES.md, R3.
#pragma once

#include <optional>

#include "engine/kingdomino/kingdom.hpp"
#include "engine/kingdomino/moves.hpp"
#include "engine/kingdomino/rule.hpp"

namespace reami::kingdomino {

/// R3.5: the first rule that the domino would break in this position; empty if it may lie there.
std::optional<Rule> misplaced(const Kingdom& kingdom, const Domino& domino, const Placement& at);

/// All legal placements of this domino.
Moves placements(const Kingdom& kingdom, const Domino& domino);

}  // namespace reami::kingdomino
