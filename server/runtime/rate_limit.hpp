// A token bucket: so much a second over time, so much at once. Whoever goes on when it is empty runs into
// debt, unless they only try; a whole burst in debt is more than haste.
#pragma once

#include <chrono>

namespace reami {

class RateLimit {
public:
    using Time = std::chrono::steady_clock::time_point;

    /// Full at the start. Both are above zero.
    RateLimit(double a_second, double burst, Time now);

    /// Takes so much, also when there is not so much left; false: refused.
    bool take(Time now, double amount = 1);
    /// The same, but what is refused takes nothing.
    bool try_to_take(Time now, double amount = 1);
    bool is_abused() const { return level_ <= -burst_; }
    /// As if nothing had ever been taken.
    bool is_full(Time now) const;
    /// Whole seconds until so much would be accepted, at least 1.
    int again(double amount = 1) const;

private:
    double level_at(Time now) const;

    double a_second_, burst_, level_;
    Time at_;
};

}  // namespace reami
