// Counts how often a person or an address did something within the last hour.
#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <map>

#include "server/store/record.hpp"

namespace reami::lobby {

using store::Millis;

/// Times are milliseconds of the steady clock. The class forgets a person or an address after an hour without
/// an event.
template <class Who>
class HourlyQuota {
public:
    static constexpr Millis hour = 3'600'000;

    void add(const Who& who, Millis now) {
        sweep(now);
        auto& times = times_[who];
        while (!times.empty() && times.front() + hour <= now) times.pop_front();
        times.insert(std::ranges::upper_bound(times, now), now);  // other servers may report late
    }
    /// Removes the last event, because it did not happen after all.
    void take_back(const Who& who) {
        const auto found = times_.find(who);
        if (found == times_.end()) return;
        found->second.pop_back();
        if (found->second.empty()) times_.erase(found);
    }
    /// The time until the count is below `most`, in milliseconds; 0 if it already is.
    Millis until_fewer_than(std::size_t most, const Who& who, Millis now) const {
        const auto found = times_.find(who);
        if (found == times_.end() || found->second.size() < most) return 0;
        return std::max<Millis>(0, found->second[found->second.size() - most] + hour - now);
    }

private:
    void sweep(Millis now) {
        if (now - swept_ < hour / 60) return;
        swept_ = now;
        std::erase_if(times_, [&](const auto& one) { return one.second.back() + hour <= now; });
    }

    std::map<Who, std::deque<Millis>> times_;
    Millis swept_ = 0;
};

}  // namespace reami::lobby
