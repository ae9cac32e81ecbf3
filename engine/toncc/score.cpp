#include "engine/toncc/score.hpp"

#include <algorithm>

namespace reami::toncc {

namespace {

/// R4.5: whether a King ranks above another one who has the same score. Blue ranks above Yellow, Yellow above
/// Red, and Red above Blue.
bool precedes(Seat one, Seat other) { return (one.index() + 1) % king_count == other.index(); }

}  // namespace

int worth(const Kingdom& kingdom, Seat king) {
    int sum = 0;
    for (const Region region : kingdom.regions) sum += worth(region, king);
    return sum;
}

int kingdom_points(RegionSet regions, Seat king, const Options& options) {
    int of_kingdoms = 0, of_regions = 0;
    RegionSet counted;
    for (const Kingdom& kingdom : all_kingdoms())
        if (regions.contains(kingdom.set())) {
            of_kingdoms += worth(kingdom, king);
            counted.insert(kingdom.set());
        }
    for (int i = 0; i < region_count; ++i)
        if (const Region region = Region::from_index(i); counted.contains(region))
            of_regions += worth(region, king);
    return options.kingdom_points == KingdomPoints::each_kingdom ? of_kingdoms : of_regions;
}

OfKings toncc_points(const OfKings& scores) {
    if (std::ranges::count(scores, *scores.begin()) == king_count) return {1, 1, 1};
    OfKings points;
    for (const Seat one : SeatSet::first(king_count))
        for (const Seat other : SeatSet::first(king_count)) {
            const bool tie = one != other && scores[one] == scores[other];
            const bool wins_tie = tie && precedes(one, other);
            points[one] += scores[one] > scores[other] || wins_tie ? 1 : 0;
        }
    return points;
}

}  // namespace reami::toncc
