#include "tests/bench/load/figures.hpp"

#include <algorithm>
#include <iomanip>
#include <iostream>

namespace reami::bench {

double percentile(std::vector<double> values, double part) {
    if (values.empty()) return 0;
    const auto at =
        values.begin() + static_cast<std::ptrdiff_t>(part * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), at, values.end());
    return *at;
}

void print(const std::string& name, double value) {
    std::cout << name << ' ' << std::fixed << std::setprecision(6) << value << std::endl;
}

}  // namespace reami::bench
