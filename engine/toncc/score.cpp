#include "engine/toncc/score.hpp"

namespace reami::toncc {

namespace {

/// R4.5: of two with the same score, Blue comes before Yellow, Yellow before Red, Red before Blue.
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
    if (scores[0] == scores[1] && scores[1] == scores[2]) return {1, 1, 1};
    OfKings points{};
    for (std::size_t one = 0; one < scores.size(); ++one)
        for (std::size_t other = 0; other < scores.size(); ++other) {
            const bool tie = one != other && scores[one] == scores[other];
            const bool wins_tie = tie && precedes(Seat::from_index(static_cast<int>(one)),
                                                  Seat::from_index(static_cast<int>(other)));
            points[one] += scores[one] > scores[other] || wins_tie ? 1 : 0;
        }
    return points;
}

}  // namespace reami::toncc
