// A token bucket: so many messages a second over time, so many at once. Whoever goes on when it is empty runs
// into debt; a whole burst in debt is more than haste.
#pragma once

#include <chrono>

namespace reami::net {

class RateLimit {
public:
    using Time = std::chrono::steady_clock::time_point;

    /// Full at the start. Both are above zero.
    RateLimit(double a_second, double burst, Time now);

    /// Takes one, also when there is none left; false: refused.
    bool take(Time now);
    bool is_abused() const { return level_ <= -burst_; }
    /// Whole seconds until one would be accepted, at least 1.
    int again() const;

private:
    double a_second_, burst_, level_;
    Time at_;
};

}  // namespace reami::net
