// Limits how often an address may connect, open WebSockets, make plain requests, or send messages without a
// seat. Each of these limits is a RequestBudget: it has a token bucket for each address, shares the buckets
// among all shards, and forgets full ones.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <chrono>
#include <cstddef>
#include <map>
#include <mutex>
#include <string_view>

#include "server/net/counted_address.hpp"
#include "server/runtime/meters.hpp"
#include "server/runtime/rate_limit.hpp"

namespace reami::net {

/// The price of a plain request for this path: 1 for a computed answer, and a tenth for a file of the web
/// client, because these files are in memory. The first visit of a browser loads about twenty files.
double cost_of(std::string_view path);

/// The extra price of a request's body and of its answer: 1 for each 256 bytes of the body, which may be
/// moves to replay, and 1 for each 16 KB of the answer.
double cost_of_body(std::size_t bytes);
double cost_of_answer(std::size_t bytes);

/// Every function may be called from any thread.
class RequestBudget {
public:
    using Time = RateLimit::Time;

    /// `a_second` is the average number of requests per second, and `burst` is the number of requests that
    /// may come at once. The budget counts all requests in `asked`.
    RequestBudget(double a_second, double burst, AddressTally& asked);
    /// Changes the limit. If the new limit differs, the budget forgets all past requests.
    void change(double a_second, double burst);

    /// Takes the cost and returns 0 if the server may serve the request. Otherwise takes nothing, and returns
    /// the seconds after which the client may try again. Expects an address from `counted`.
    int take(const boost::asio::ip::address& address, double cost, Time now);
    /// Takes the cost of a request that the server has already accepted, even if the bucket has less.
    void charge(const boost::asio::ip::address& address, double cost, Time now);
    /// The number of buckets: for addresses, and for networks of IPv6.
    std::size_t addresses() const;

    /// The greatest number of buckets. If all are in use, all other addresses share one further bucket.
    static constexpr std::size_t most_addresses = 16'384;

private:
    RateLimit& bucket_of(const CountedNetwork& network, Time now);
    void forget_idle(Time now);

    AddressTally& asked_;
    mutable std::mutex mutex_;
    double a_second_, burst_;
    std::chrono::duration<double> filled_within_;  ///< the time in which an empty bucket fills
    std::map<CountedNetwork, RateLimit> buckets_;
    RateLimit others_;
    Time swept_{};
};

}  // namespace reami::net
