// Limits how often the log repeats a line about an address. Memory is bounded for any number of addresses.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <chrono>
#include <cstddef>
#include <map>
#include <mutex>

#include "server/runtime/throttle.hpp"

namespace reami {

/// Any thread may call every function.
class AddressThrottle {
public:
    using Time = Throttle::Time;

    /// Lets one line through in each period of length `in` for each of at most `most` addresses, and one line
    /// for all other addresses together.
    AddressThrottle(std::chrono::milliseconds in, std::size_t most) : in_(in), most_(most), others_(in) {}

    bool is_due(const boost::asio::ip::address& address, Time now) {
        const std::lock_guard lock(mutex_);
        const auto found = said_.find(address);
        if (found != said_.end()) {
            if (now - found->second < in_) return false;
            found->second = now;
            return true;
        }
        if (said_.size() >= most_)
            std::erase_if(said_, [&](const auto& one) { return now - one.second >= in_; });
        if (said_.size() >= most_) return others_.is_due(now);
        said_.emplace(address, now);
        return true;
    }

private:
    const std::chrono::milliseconds in_;
    const std::size_t most_;
    std::mutex mutex_;
    std::map<boost::asio::ip::address, Time> said_;
    Throttle others_;
};

}  // namespace reami
