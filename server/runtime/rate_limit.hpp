// A token bucket: so much a second over time, so much at once. Taking from an empty bucket runs into debt,
// except with `try_to_take`. A debt of a whole burst counts as abuse.
#pragma once

#include <chrono>

namespace reami {

class RateLimit {
public:
    using Time = std::chrono::steady_clock::time_point;

    /// Full at the start. Both are above zero.
    RateLimit(double a_second, double burst, Time now);

    /// Takes so much, even if less is left; false: refused.
    bool take(Time now, double amount = 1);
    /// The same, but what is refused takes nothing.
    bool try_to_take(Time now, double amount = 1);
    /// Gives back tokens that were taken but not used.
    void give_back(double amount) { level_ += amount; }
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
