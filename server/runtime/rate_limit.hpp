// A token bucket: it refills at `a_second` tokens per second, up to `burst`. A refused `take` adds to the
// bucket's debt, but a refused `try_to_take` does not. A debt of a whole burst counts as abuse.
#pragma once

#include <chrono>

namespace reami {

class RateLimit {
public:
    using Time = std::chrono::steady_clock::time_point;

    /// The bucket is full at the start. Both numbers must be above zero.
    RateLimit(double a_second, double burst, Time now);

    /// Takes the amount, even if the bucket has less. Returns false if the bucket had less: then the caller
    /// must refuse the request.
    bool take(Time now, double amount = 1);
    /// Takes the amount and returns true; or takes nothing and returns false, if the bucket has less.
    bool try_to_take(Time now, double amount = 1);
    /// Gives back tokens that were taken but not used.
    void give_back(double amount) { level_ += amount; }
    bool is_abused() const { return level_ <= -burst_; }
    /// Whether the bucket is as full as at the start.
    bool is_full(Time now) const;
    /// Whole seconds until the bucket has this amount again, at least 1.
    int again(double amount = 1) const;

private:
    double level_at(Time now) const;

    double a_second_, burst_, level_;
    Time at_;
};

}  // namespace reami
