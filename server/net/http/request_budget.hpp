// Limits how many connections and WebSockets each address may open, and how many plain requests it may make.
// Each address has a token bucket, which all shards share. A full bucket is forgotten.
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

/// The price of a plain request for that path: 1 for a computed answer, and a tenth for a file of the web
/// client, which is in memory. A first visit of the page needs about twenty files.
double cost_of(std::string_view path);

/// The extra price of a request's body and answer: 1 for each 256 bytes to read and process, such as the
/// moves of a match file, and 1 for each 16 KB to send.
double cost_of_body(std::size_t bytes);
double cost_of_answer(std::size_t bytes);

/// Every function may be called from any thread.
class RequestBudget {
public:
    using Time = RateLimit::Time;

    /// The average number of requests per second, and the number that may come at once. Counts the requests
    /// in `asked`.
    RequestBudget(double a_second, double burst, AddressTally& asked);
    /// Changes the limit from now on. If it differs, all past requests are forgotten.
    void change(double a_second, double burst);

    /// Takes the cost and returns 0 if the request may be served. Otherwise takes nothing, and returns the
    /// seconds after which the client may try again. Expects an address from `counted`.
    int take(const boost::asio::ip::address& address, double cost, Time now);
    /// Takes a cost that was not known before the request was served, even if less than that is left.
    void charge(const boost::asio::ip::address& address, double cost, Time now);
    /// How many addresses are remembered, including networks of IPv6.
    std::size_t addresses() const;

    /// The highest number of remembered addresses. If all of their buckets are in use, other addresses share
    /// one bucket.
    static constexpr std::size_t most_addresses = 16'384;

private:
    RateLimit& bucket_of(const CountedNetwork& network, Time now);
    void forget_idle(Time now);

    AddressTally& asked_;
    mutable std::mutex mutex_;
    double a_second_, burst_;
    std::chrono::duration<double> filled_within_;  ///< for an empty bucket
    std::map<CountedNetwork, RateLimit> buckets_;
    RateLimit others_;
    Time swept_{};
};

}  // namespace reami::net
