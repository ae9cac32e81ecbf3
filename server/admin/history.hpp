// How the server was, minute by minute, for a day: what the meters counted in each. It is kept in memory, for
// who wants to know why the server was slow a while ago; Prometheus keeps more, for longer.
#pragma once

#include <cstdint>
#include <deque>
#include <mutex>
#include <vector>

#include "protocol/messages/admin_answers.hpp"
#include "server/runtime/clock.hpp"
#include "server/runtime/meters.hpp"

namespace reami::admin {

/// Every function may be called from any thread. Times are Unix milliseconds.
class History {
public:
    explicit History(std::int64_t now);

    /// Ends the minute if it is over. Call it at least once a minute.
    void tick(std::int64_t now);
    /// The minute that is not over yet.
    protocol::admin::ServerMinute present(std::int64_t now) const;
    /// The minutes that ended between both times, in order.
    std::vector<protocol::admin::ServerMinute> between(std::int64_t from, std::int64_t to) const;

    /// The addresses that asked for most in this minute so far.
    static std::vector<protocol::admin::BusyAddress> busiest(std::size_t most);

private:
    /// The meters at one moment: what a minute is the difference of.
    struct Reading {
        std::int64_t at = 0;
        std::uint64_t moves = 0, refusals = 0, refused_connections = 0;
        std::int64_t cpu_us = 0;
        Distribution::Spread steps, commits, bots;
    };
    static Reading read(std::int64_t now);
    static protocol::admin::ServerMinute minute(const Reading& from, const Reading& to);

    mutable std::mutex mutex_;
    Reading began_;
    std::deque<protocol::admin::ServerMinute> minutes_;
};

}  // namespace reami::admin
