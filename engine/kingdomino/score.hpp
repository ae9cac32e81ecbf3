// The score of a kingdom: RULES.md, R4.
#pragma once

#include <vector>

#include "engine/kingdomino/kingdom.hpp"
#include "engine/kingdomino/options.hpp"

namespace reami::kingdomino {

/// R4.1: squares of one terrain that are joined along sides.
struct Domain {
    Terrain terrain = Terrain::wheat;
    Mask squares = 0;
};

std::vector<Domain> domains(const Kingdom& kingdom);

/// R4.1: the squares of all domains that have more than one square.
Mask joined_squares(const Kingdom& kingdom);

/// R4.4: the numbers that rank a kingdom. They don't contain the bonuses.
struct Tally {
    int points = 0;          ///< R4.1
    int largest_domain = 0;  ///< its squares, with or without crowns
    int crowns = 0;          ///< the crowns of the whole kingdom
    friend bool operator==(const Tally&, const Tally&) = default;
};
Tally tally(const Kingdom& kingdom);

/// R4.1: the points, without bonuses.
inline int score(const Kingdom& kingdom) { return tally(kingdom).points; }

/// R4.2, R4.3: the bonus of a finished kingdom; 0 if the match doesn't have the option.
int middle_kingdom_bonus(const Kingdom& kingdom, const Options& options);
int harmony_bonus(const Kingdom& kingdom, const Options& options);

/// R4.2: whether the castle can still be in the middle of the finished kingdom.
bool can_be_centred(const Kingdom& kingdom);

}  // namespace reami::kingdomino
