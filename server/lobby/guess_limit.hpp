// Counts the wrong codes that an address names, so that nobody finds rooms and hand-overs by guessing.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <map>
#include <mutex>
#include <optional>

#include "server/lobby/rooms/hourly_quota.hpp"

namespace reami::lobby {

/// Every function may be called from any thread. Times are milliseconds of the steady clock.
class GuessLimit {
public:
    using Address = boost::asio::ip::address;
    /// Above the limit, answers to an address are so far apart, and none waits longer than that.
    static constexpr Millis between_answers = 1000;
    static constexpr Millis longest_wait = 8000;

    explicit GuessLimit(std::size_t an_hour) : an_hour_(an_hour) {}
    void change(std::size_t an_hour);

    void count(const Address& from, Millis now);
    /// Whether the address has guessed as often as it may within an hour.
    bool are_spent(const Address& from, Millis now);
    /// How long from now the answer to a code, right or wrong, has to wait; nothing if too many wait already.
    std::optional<Millis> turn(const Address& from, Millis now);
    /// How long until the address may guess again, in whole seconds.
    int seconds_left(const Address& from, Millis now);

private:
    std::mutex mutex_;
    std::size_t an_hour_;
    HourlyQuota<Address> wrong_;
    std::map<Address, Millis> next_answer_;  ///< of those whose guesses are spent
};

}  // namespace reami::lobby
