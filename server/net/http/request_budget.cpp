#include "server/net/http/request_budget.hpp"

#include <algorithm>

#include "server/runtime/meters.hpp"

namespace reami::net {

double cost_of(std::string_view path) { return path.starts_with("/api/") ? 1 : 0.1; }

namespace {

/// Whole pieces of that size.
double pieces(std::size_t bytes, std::size_t size) {
    const std::size_t whole = bytes / size;
    return static_cast<double>(whole);
}

}  // namespace

double cost_of_body(std::size_t bytes) { return pieces(bytes, 256); }
double cost_of_answer(std::size_t bytes) { return pieces(bytes, 16'384); }

RequestBudget::RequestBudget(double a_second, double burst)
    : a_second_(a_second),
      burst_(burst),
      filled_within_(burst / a_second),
      others_(a_second, burst, Time()) {}

void RequestBudget::change(double a_second, double burst) {
    const std::lock_guard lock(mutex_);
    if (a_second == a_second_ && burst == burst_) return;
    a_second_ = a_second;
    burst_ = burst;
    filled_within_ = std::chrono::duration<double>(burst / a_second);
    buckets_.clear();
    others_ = RateLimit(a_second, burst, Time());
}

int RequestBudget::take(const boost::asio::ip::address& address, double cost, Time now) {
    const std::lock_guard lock(mutex_);
    RateLimit& bucket = bucket_of(address, now);
    const bool is_taken = bucket.try_to_take(now, cost);
    meters().addresses.count(address.to_string(), is_taken);
    return is_taken ? 0 : bucket.again(cost);
}

void RequestBudget::charge(const boost::asio::ip::address& address, double cost, Time now) {
    const std::lock_guard lock(mutex_);
    bucket_of(address, now).take(now, cost);
}

std::size_t RequestBudget::addresses() const {
    const std::lock_guard lock(mutex_);
    return buckets_.size();
}

RateLimit& RequestBudget::bucket_of(const boost::asio::ip::address& address, Time now) {
    forget_idle(now);
    const auto found = buckets_.find(address);
    if (found != buckets_.end()) return found->second;
    if (buckets_.size() >= most_addresses) return others_;
    return buckets_.emplace(address, RateLimit(a_second_, burst_, now)).first->second;
}

/// Looks at all of them, so only now and then.
void RequestBudget::forget_idle(Time now) {
    if (now - swept_ < std::max<std::chrono::duration<double>>(filled_within_, std::chrono::seconds(1)))
        return;
    swept_ = now;
    std::erase_if(buckets_, [now](const auto& one) { return one.second.is_full(now); });
}

}  // namespace reami::net
