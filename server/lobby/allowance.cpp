#include "server/lobby/allowance.hpp"

#include <algorithm>

#include "server/net/address_count.hpp"

namespace reami::lobby {

namespace {

constexpr auto hour = std::chrono::hours(1);

}  // namespace

void Allowance::use(const boost::asio::ip::address& address, Clock::time_point now) {
    const std::lock_guard lock(mutex_);
    recent(address, now).push_back(now);
}

int Allowance::wait_seconds(const boost::asio::ip::address& address, Clock::time_point now) {
    const std::lock_guard lock(mutex_);
    const auto& uses = recent(address, now);
    if (uses.size() < an_hour_) return 0;
    const auto first_free = uses[uses.size() - an_hour_] + hour;
    return std::max(1, static_cast<int>(std::chrono::ceil<std::chrono::seconds>(first_free - now).count()));
}

std::deque<Allowance::Clock::time_point>& Allowance::recent(const boost::asio::ip::address& address,
                                                            Clock::time_point now) {
    const auto forget_old = [&](auto& uses) {
        while (!uses.empty() && uses.front() + hour <= now) uses.pop_front();
    };
    if (now - swept_ > hour) {
        swept_ = now;
        for (auto one = used_.begin(); one != used_.end();) {
            forget_old(one->second);
            one = one->second.empty() ? used_.erase(one) : std::next(one);
        }
    }
    auto& uses = used_[net::counted(address)];
    forget_old(uses);
    return uses;
}

}  // namespace reami::lobby
