// What a kingdom that is not finished is worth to a bot: its points, and what its shape promises or has lost.
#pragma once

#include "engine/kingdomino/kingdom.hpp"
#include "engine/kingdomino/options.hpp"

namespace reami::kingdomino {

/// In tenths of a point. The score (R4.1), more for land that can grow, less for holes, and less for each
/// bonus (R4.2, R4.3) that the kingdom can't get any more.
int estimate(const Kingdom& kingdom, const Options& options);

/// The kingdom with this domino in the position that has the highest estimate. If the domino fits nowhere,
/// the kingdom discards it (R2.1).
Kingdom with_domino(const Kingdom& kingdom, int number, const Options& options);

}  // namespace reami::kingdomino
