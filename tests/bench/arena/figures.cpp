#include "tests/bench/arena/figures.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "engine/core/quick_random.hpp"

namespace reami::arena {

Interval share(int successes, int of) {
    constexpr double z = 1.96;
    const double n = of, p = successes / n;
    const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n);
    return {middle - half, p, middle + half};
}

Interval mean_over_deals(const std::vector<std::vector<int>>& deals) {
    constexpr std::size_t samples = 2000;
    std::vector<double> sums;
    double matches = 0;
    sums.reserve(deals.size());
    for (const auto& deal : deals) {
        sums.push_back(std::accumulate(deal.begin(), deal.end(), 0.0));
        matches += static_cast<double>(deal.size());
    }
    QuickRandom random(1);
    std::vector<double> means(samples);
    for (double& mean : means) {
        double sum = 0;
        for (std::size_t i = 0; i < sums.size(); ++i)
            sum += sums[random.below(static_cast<std::uint32_t>(sums.size()))];
        mean = sum / matches;
    }
    std::sort(means.begin(), means.end());
    return {means[samples / 40], std::accumulate(sums.begin(), sums.end(), 0.0) / matches,
            means[samples - 1 - samples / 40]};
}

}  // namespace reami::arena
