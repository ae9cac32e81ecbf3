#include "server/net/rate_limit.hpp"

#include <algorithm>
#include <cmath>

namespace reami::net {

RateLimit::RateLimit(double a_second, double burst, Time now)
    : a_second_(a_second), burst_(burst), level_(burst), at_(now) {}

bool RateLimit::take(Time now) {
    const std::chrono::duration<double> passed = now - at_;
    level_ = std::min(burst_, level_ + passed.count() * a_second_);
    at_ = now;
    const bool accepted = level_ >= 1;
    level_ -= 1;
    return accepted;
}

int RateLimit::again() const { return std::max(1, static_cast<int>(std::ceil((1 - level_) / a_second_))); }

}  // namespace reami::net
