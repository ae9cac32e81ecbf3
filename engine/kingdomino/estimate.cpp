#include "engine/kingdomino/estimate.hpp"

#include <cstdlib>
#include <optional>

#include "engine/kingdomino/placement.hpp"
#include "engine/kingdomino/score.hpp"

namespace reami::kingdomino {

namespace {

// In tenths of a point. tests/bench/arena measured these values against others.
constexpr int hole_cost = 20;
constexpr int joined_worth = 5;   ///< a square beside land of its terrain can grow with it
constexpr int lopsided_cost = 2;  ///< for each column more than rows, or each row more than columns
constexpr int middle_kingdom = 100, harmony = 50;  ///< R4.2, R4.3

/// The empty squares of the extent that no domino can cover, because no empty square remains beside them.
Mask holes(const Kingdom& kingdom) {
    const Extent extent = kingdom.extent();
    const auto grows = [&](int length) { return length < kingdom.size() ? 1 : 0; };
    const Mask reached = extent.widened(grows(extent.columns()), grows(extent.rows())).mask();
    const Mask empty = reached & ~kingdom.covered();
    return extent.mask() & empty & ~neighbours(empty);
}

}  // namespace

int estimate(const Kingdom& kingdom, const Options& options) {
    const int lost = count(holes(kingdom));
    int worth = 10 * score(kingdom) + joined_worth * count(joined_squares(kingdom)) - hole_cost * lost -
                lopsided_cost * std::abs(kingdom.extent().columns() - kingdom.extent().rows());
    if (options.middle_kingdom && !can_be_centred(kingdom)) worth -= middle_kingdom;
    if (options.harmony && (lost > 0 || kingdom.discarded() > 0)) worth -= harmony;
    return worth;
}

Kingdom with_domino(const Kingdom& kingdom, int number, const Options& options) {
    Kingdom best = kingdom;
    std::optional<int> highest;
    for (const Move move : placements(kingdom, domino(number))) {
        Kingdom next = kingdom;
        next.place(number, std::get<Placement>(move));
        const int worth = estimate(next, options);
        if (highest && worth <= *highest) continue;
        highest = worth;
        best = next;
    }
    if (!highest) best.discard();
    return best;
}

}  // namespace reami::kingdomino
