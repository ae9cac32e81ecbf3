#include "server/net/http/request_budget.hpp"

#include <algorithm>
#include <boost/container/static_vector.hpp>
#include <utility>

namespace reami::net {

double cost_of(std::string_view path) { return path.starts_with("/api/") ? 1 : 0.1; }

namespace {

/// How many whole pieces of this size the bytes make.
double pieces(std::size_t bytes, std::size_t size) {
    const std::size_t whole = bytes / size;
    return static_cast<double>(whole);
}

}  // namespace

double cost_of_body(std::size_t bytes) { return pieces(bytes, 256); }
double cost_of_answer(std::size_t bytes) { return pieces(bytes, 16'384); }

RequestBudget::RequestBudget(double a_second, double burst, AddressTally& asked)
    : asked_(asked),
      a_second_(a_second),
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

/// Takes from the widest network first. So if a client uses many addresses of one network, and the budget of
/// this network is empty, the client's further addresses get no buckets.
int RequestBudget::take(const boost::asio::ip::address& address, double cost, Time now) {
    const std::lock_guard lock(mutex_);
    forget_idle(now);
    boost::container::static_vector<RateLimit*, 3> taken;
    int wait = 0;
    for (const CountedNetwork& network : networks_of(address)) {
        RateLimit& bucket = bucket_of(network, now);
        if (std::ranges::find(taken, &bucket) != taken.end()) continue;
        if (bucket.try_to_take(now, cost)) {
            taken.push_back(&bucket);
            continue;
        }
        wait = bucket.again(cost);
        for (RateLimit* const wider : taken) wider->give_back(cost);
        break;
    }
    asked_.count(address.to_string(), wait == 0);
    return wait;
}

void RequestBudget::charge(const boost::asio::ip::address& address, double cost, Time now) {
    const std::lock_guard lock(mutex_);
    forget_idle(now);
    bool others_paid = false;
    for (const CountedNetwork& network : networks_of(address)) {
        RateLimit& bucket = bucket_of(network, now);
        const bool is_paid = &bucket == &others_ && std::exchange(others_paid, true);
        if (!is_paid) bucket.take(now, cost);
    }
}

std::size_t RequestBudget::addresses() const {
    const std::lock_guard lock(mutex_);
    return buckets_.size();
}

RateLimit& RequestBudget::bucket_of(const CountedNetwork& network, Time now) {
    const auto found = buckets_.find(network);
    if (found != buckets_.end()) return found->second;
    if (buckets_.size() >= most_addresses) return others_;
    return buckets_.emplace(network, RateLimit(a_second_ * network.times, burst_ * network.times, now))
        .first->second;
}

/// Forgets full buckets. To find them, this function scans all buckets, so it runs only from time to time.
void RequestBudget::forget_idle(Time now) {
    if (now - swept_ < std::max<std::chrono::duration<double>>(filled_within_, std::chrono::seconds(1)))
        return;
    swept_ = now;
    std::erase_if(buckets_, [now](const auto& one) { return one.second.is_full(now); });
}

}  // namespace reami::net
