// What the arena measures, with intervals that contain the true value in 95 of 100 series.
#pragma once

#include <vector>

namespace reami::arena {

/// One match, as the player under test sees it.
struct Outcome {
    int points = 0;
    int margin = 0;  ///< the points, less those of the best opponent
};

struct Interval {
    double low = 0, mean = 0, high = 0;
};

/// The share of successes. Wilson's interval. Expects `of` > 0.
Interval share(int successes, int of);

/// The mean over deals, each with one value for each rotation of the seats. The interval is a bootstrap over
/// the deals, because the matches of one deal depend on each other. Expects at least one deal.
Interval mean_over_deals(const std::vector<std::vector<int>>& deals);

}  // namespace reami::arena
