#include "server/runtime/meters.hpp"

#include <algorithm>

namespace reami {

void Distribution::add(double value) {
    const auto range = std::lower_bound(bounds_.begin(), bounds_.end(), value) - bounds_.begin();
    ++in_range_[static_cast<std::size_t>(range)];
    sum_.fetch_add(value, std::memory_order_relaxed);
}

Distribution::Spread Distribution::read() const {
    Spread reading;
    for (std::size_t range = 0; range < ranges; ++range) {
        reading.count += in_range_[range];
        reading.up_to[range] = reading.count;
    }
    reading.count += in_range_[ranges];
    reading.sum = sum_;
    return reading;
}

void NamedCounts::count(std::string_view what) {
    const std::lock_guard lock(mutex_);
    const auto found = counts_.find(what);
    if (found != counts_.end())
        ++found->second;
    else
        counts_.emplace(what, 1);
}

NamedCounts::ByName NamedCounts::read() const {
    const std::lock_guard lock(mutex_);
    return counts_;
}

Meters& meters() {
    static Meters process;
    return process;
}

}  // namespace reami
