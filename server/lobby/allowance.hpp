// How often an address may do something within an hour: open rooms, try room codes that don't exist.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <chrono>
#include <deque>
#include <map>
#include <mutex>

namespace reami::lobby {

/// Every function may be called from any thread.
class Allowance {
public:
    using Clock = std::chrono::steady_clock;

    explicit Allowance(std::size_t an_hour) : an_hour_(an_hour) {}

    void use(const boost::asio::ip::address& address, Clock::time_point now);
    /// When the address may try again, in seconds from now; 0 if it may now.
    int wait_seconds(const boost::asio::ip::address& address, Clock::time_point now);

private:
    std::deque<Clock::time_point>& recent(const boost::asio::ip::address& address, Clock::time_point now);

    std::size_t an_hour_;
    std::mutex mutex_;
    std::map<boost::asio::ip::address, std::deque<Clock::time_point>> used_;
    Clock::time_point swept_{};
};

}  // namespace reami::lobby
