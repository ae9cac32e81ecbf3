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

void AddressTally::count(std::string address, bool is_granted) {
    const std::lock_guard lock(mutex_);
    auto found = tallies_.find(address);
    if (found == tallies_.end()) {
        if (tallies_.size() >= most_addresses) return;
        found = tallies_.emplace(address, AskedBy{address}).first;
    }
    ++found->second.asked;
    if (!is_granted) ++found->second.refused;
}

std::vector<AddressTally::AskedBy> AddressTally::busiest(std::size_t most) const {
    std::vector<AskedBy> all;
    {
        const std::lock_guard lock(mutex_);
        for (const auto& [address, tally] : tallies_) all.push_back(tally);
    }
    const auto end = all.begin() + static_cast<std::ptrdiff_t>(std::min(most, all.size()));
    std::partial_sort(all.begin(), end, all.end(),
                      [](const AskedBy& one, const AskedBy& other) { return one.asked > other.asked; });
    all.erase(end, all.end());
    return all;
}

void AddressTally::clear() {
    const std::lock_guard lock(mutex_);
    tallies_.clear();
}

}  // namespace reami
