// Limits how many connections and WebSockets each address may open, and how many plain requests it may make:
// a token bucket for each address, shared by all shards. An address that has asked for nothing for a while is
// forgotten, because its bucket is full again.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <chrono>
#include <cstddef>
#include <map>
#include <mutex>
#include <string_view>

#include "server/net/counted_address.hpp"
#include "server/runtime/rate_limit.hpp"

namespace reami::net {

/// The price of a plain request for that path: 1 for a computed answer, a tenth for a file that is ready
/// in memory. Opening a page for the first time takes some twenty files.
double cost_of(std::string_view path);

/// The further price of its body and its answer: 1 for every 256 bytes to read and work on, such as moves of
/// a match file, and for every 16 KB to send.
double cost_of_body(std::size_t bytes);
double cost_of_answer(std::size_t bytes);

/// Every function may be called from any thread.
class RequestBudget {
public:
    using Time = RateLimit::Time;

    /// So many requests a second over time, and so many at once.
    RequestBudget(double a_second, double burst);
    /// Changes the limit from now on. A different limit forgets the past requests.
    void change(double a_second, double burst);

    /// Takes the cost and returns 0: the request may be served. Otherwise takes nothing, and returns the
    /// seconds after which it is worth trying again. Expects addresses that went through `counted`.
    int take(const boost::asio::ip::address& address, double cost, Time now);
    /// Takes the cost of what could not be known before, even if less is left.
    void charge(const boost::asio::ip::address& address, double cost, Time now);
    /// How many are remembered, networks of IPv6 among them.
    std::size_t addresses() const;

    /// So many are remembered at most; others share one bucket while all of these are busy.
    static constexpr std::size_t most_addresses = 16'384;

private:
    RateLimit& bucket_of(const CountedNetwork& network, Time now);
    void forget_idle(Time now);

    mutable std::mutex mutex_;
    double a_second_, burst_;
    std::chrono::duration<double> filled_within_;  ///< from empty
    std::map<CountedNetwork, RateLimit> buckets_;
    RateLimit others_;
    Time swept_{};
};

}  // namespace reami::net
