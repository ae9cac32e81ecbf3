#include "server/runtime/rate_limit.hpp"

#include <algorithm>
#include <cmath>

namespace reami {

RateLimit::RateLimit(double a_second, double burst, Time now)
    : a_second_(a_second), burst_(burst), level_(burst), at_(now) {}

bool RateLimit::take(Time now, double amount) {
    const bool accepted = try_to_take(now, amount);
    if (!accepted) level_ -= amount;
    return accepted;
}

bool RateLimit::try_to_take(Time now, double amount) {
    level_ = level_at(now);
    at_ = now;
    if (level_ < amount) return false;
    level_ -= amount;
    return true;
}

bool RateLimit::is_full(Time now) const { return level_at(now) >= burst_; }

int RateLimit::again(double amount) const {
    return std::max(1, static_cast<int>(std::ceil((amount - level_) / a_second_)));
}

double RateLimit::level_at(Time now) const {
    const std::chrono::duration<double> passed = now - at_;
    return std::min(burst_, level_ + passed.count() * a_second_);
}

}  // namespace reami
