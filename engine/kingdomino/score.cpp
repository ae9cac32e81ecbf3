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

}  // namespace

std::vector<Domain> domains(const Kingdom& kingdom) {
    std::vector<Domain> all;
    each_domain(kingdom, kingdom.covered(), [&](const Domain& domain) { all.push_back(domain); });
    return all;
}

Tally tally(const Kingdom& kingdom) {
    // Most domains are single squares with no neighbour of their terrain. This code counts all of them at
    // once.
    Mask joined = 0;
    for (std::size_t i = 0; i < terrain_count; ++i) {
        const Mask land = kingdom.land(static_cast<Terrain>(i));
        joined |= neighbours(land) & land;
    }
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
    const Extent centred = Extent{castle, castle}.widened(kingdom.size() / 2);
    return options.middle_kingdom && kingdom.extent() == centred ? 10 : 0;
}

int harmony_bonus(const Kingdom& kingdom, const Options& options) {
    const bool full = kingdom.squares() == kingdom.size() * kingdom.size();
    return options.harmony && full && kingdom.discarded() == 0 ? 5 : 0;
}

}  // namespace reami::kingdomino
