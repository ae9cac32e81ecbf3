#include "engine/kingdomino/score.hpp"

#include <algorithm>

namespace reami::kingdomino {

namespace {

/// Calls `visit` once for each domain in `squares`, which must contain every domain either whole or not at
/// all. The mask of a kingdom leaves at least one column and one row free, so a domain never joins itself
/// across the edge.
template <class Visit>
void each_domain(const Kingdom& kingdom, Mask among, Visit visit) {
    for (std::size_t i = 0; i < terrain_count; ++i) {
        const auto terrain = static_cast<Terrain>(i);
        for (Mask land = kingdom.land(terrain) & among; land != 0;) {
            const Domain domain{terrain, flood(land & (~land + 1), land)};
            visit(domain);
            land &= ~domain.squares;
        }
    }
}

/// R4.2: the extent of a finished kingdom whose castle is in its middle.
Extent centred(const Kingdom& kingdom) { return Extent{castle, castle}.widened(kingdom.size() / 2); }

}  // namespace

std::vector<Domain> domains(const Kingdom& kingdom) {
    std::vector<Domain> all;
    each_domain(kingdom, kingdom.covered(), [&](const Domain& domain) { all.push_back(domain); });
    return all;
}

Mask joined_squares(const Kingdom& kingdom) {
    Mask joined = 0;
    for (std::size_t i = 0; i < terrain_count; ++i) {
        const Mask land = kingdom.land(static_cast<Terrain>(i));
        joined |= neighbours(land) & land;
    }
    return joined;
}

Tally tally(const Kingdom& kingdom) {
    // Most domains are single squares with no neighbour of their terrain. This code counts all of them at
    // once.
    const Mask joined = joined_squares(kingdom);
    const Mask alone = kingdom.covered() & ~bit(castle) & ~joined;
    const int crowns_alone = kingdom.crowns(alone);
    Tally tally{.points = crowns_alone, .largest_domain = alone != 0 ? 1 : 0, .crowns = crowns_alone};
    each_domain(kingdom, joined, [&](const Domain& domain) {
        const int squares = count(domain.squares), crowns = kingdom.crowns(domain.squares);
        tally.points += squares * crowns;
        tally.largest_domain = std::max(tally.largest_domain, squares);
        tally.crowns += crowns;
    });
    return tally;
}

int middle_kingdom_bonus(const Kingdom& kingdom, const Options& options) {
    return options.middle_kingdom && kingdom.extent() == centred(kingdom) ? 10 : 0;
}

int harmony_bonus(const Kingdom& kingdom, const Options& options) {
    const bool full = kingdom.squares() == kingdom.size() * kingdom.size();
    return options.harmony && full && kingdom.discarded() == 0 ? 5 : 0;
}

bool can_be_centred(const Kingdom& kingdom) {
    const Extent frame = centred(kingdom), extent = kingdom.extent();
    return frame.contains(extent.low) && frame.contains(extent.high);
}

}  // namespace reami::kingdomino
