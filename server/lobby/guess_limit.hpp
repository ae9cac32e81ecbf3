// Counts the wrong codes that an address names, so that nobody finds rooms or players by guessing codes.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "server/lobby/players/keyed_hash.hpp"
#include "server/lobby/rooms/hourly_quota.hpp"
#include "server/store/record.hpp"

namespace reami::lobby {

/// The number of wrong codes that an address entered within one minute.
struct WrongCodes {
    store::Hash address{};  ///< keyed hash
    std::int64_t minute = 0;
    int wrong = 0;
    friend bool operator==(const WrongCodes&, const WrongCodes&) = default;
};

/// Wrong codes that an address entered at another node, and that this node has not counted yet.
struct WrongElsewhere {
    store::Hash address{};  ///< keyed hash
    int more = 0;
    store::Millis ago = 0;
    friend bool operator==(const WrongElsewhere&, const WrongElsewhere&) = default;
};

/// Every function may be called from any thread. Times are milliseconds of the steady clock.
class GuessLimit {
public:
    using Address = boost::asio::ip::address;
    /// Once an address has reached the limit, the answers to it are at least `between_answers` milliseconds
    /// apart, and no answer waits longer than `longest_wait`.
    static constexpr Millis between_answers = 1000;
    static constexpr Millis longest_wait = 8000;

    /// `an_hour` returns how many wrong codes an address may name within an hour. `hash` must be the same on
    /// all servers that exchange their counts.
    explicit GuessLimit(std::function<std::size_t()> an_hour, const KeyedHash& hash = KeyedHash({}))
        : an_hour_(std::move(an_hour)), hash_(hash) {}

    void count(const Address& from, Millis now);
    /// Whether the address has named as many wrong codes as it may within an hour.
    bool are_spent(const Address& from, Millis now);
    /// The time for which the answer to a code, right or wrong, must wait from now; empty if too many answers
    /// are waiting already.
    std::optional<Millis> turn(const Address& from, Millis now);
    /// The time until the address may guess again, in whole seconds.
    int seconds_left(const Address& from, Millis now);

    // If several servers count together:
    /// From now on, keeps its counts until they are reported to the other servers.
    void share();
    /// The counts that have not been reported to the other servers.
    std::vector<WrongCodes> unreported() const;
    void reported(std::span<const WrongCodes> reported, Millis now);
    /// Adds the wrong codes that addresses named to other servers.
    void hear(std::span<const WrongElsewhere> wrong, Millis now);

private:
    struct OwnCount {
        int wrong = 0;
        bool is_reported = false;
    };

    const std::function<std::size_t()> an_hour_;
    const KeyedHash hash_;
    mutable std::mutex mutex_;
    HourlyQuota<store::Hash> wrong_;
    std::map<store::Hash, Millis> next_answer_;  ///< of addresses above the limit
    bool is_shared_ = false;
    std::map<std::pair<store::Hash, std::int64_t>, OwnCount> own_;  ///< by address and minute
};

}  // namespace reami::lobby
