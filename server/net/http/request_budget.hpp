// How many plain requests each address may make, and how many WebSockets it may open: a token bucket for each
// address, shared by all shards. One that has asked for nothing for a while is forgotten, as its bucket is
// full again.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <chrono>
#include <cstddef>
#include <map>
#include <mutex>
#include <string_view>

#include "server/runtime/rate_limit.hpp"

namespace reami::net {

/// What a plain request for that path takes of a budget: what is worked out counts as one, a file that lies
/// ready in memory as a tenth of one. A page that is opened for the first time is some twenty files.
double cost_of(std::string_view path);

/// Every function may be called from any thread.
class RequestBudget {
public:
    using Time = RateLimit::Time;

    /// So many requests a second over time, and so many at once.
    RequestBudget(double a_second, double burst);

    /// Takes it; 0: so it may be served; otherwise nothing is taken, and it is worth trying again after so
    /// many seconds. Expects addresses that went through `counted`.
    int take(const boost::asio::ip::address& address, double cost, Time now);
    /// That are remembered.
    std::size_t addresses() const;

    /// Are remembered at most; those who come when all of these are busy share one bucket.
    static constexpr std::size_t most_addresses = 16'384;

private:
    RateLimit& bucket_of(const boost::asio::ip::address& address, Time now);
    void forget_idle(Time now);

    const double a_second_, burst_;
    const std::chrono::duration<double> filled_within_;  ///< from empty
    mutable std::mutex mutex_;
    std::map<boost::asio::ip::address, RateLimit> buckets_;
    RateLimit others_;
    Time swept_{};
};

}  // namespace reami::net
