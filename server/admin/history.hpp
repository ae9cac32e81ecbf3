// The load of the server in each minute of the last day, from the meters. The server keeps it in memory, for
// an operator who asks why the server was slow a while ago. Prometheus keeps more data, and for longer.
#pragma once

#include <cstdint>
#include <deque>
#include <mutex>
#include <vector>

#include "protocol/messages/admin_answers.hpp"
#include "server/runtime/clock.hpp"
#include "server/runtime/meters.hpp"

namespace reami::admin {

/// Any thread may call every function. Times are Unix milliseconds.
class History {
public:
    /// `meters` must outlive the object.
    History(Meters& meters, std::int64_t now);

    /// Ends the minute if it is over. Call it at least once a minute.
    void tick(std::int64_t now);
    /// The present minute so far.
    protocol::admin::ServerMinute present(std::int64_t now) const;
    /// The minutes that ended between both times, in order.
    std::vector<protocol::admin::ServerMinute> between(std::int64_t from, std::int64_t to) const;

    /// The addresses that sent the most requests in the present minute.
    std::vector<protocol::admin::BusyAddress> busiest(std::size_t most) const;

private:
    /// The meters at one moment. A minute is the difference of two readings.
    struct Reading {
        std::int64_t at = 0;
        std::uint64_t moves = 0, refusals = 0, refused_connections = 0;
        std::int64_t cpu_us = 0;
        Distribution::Spread steps, commits, bots;
    };
    Reading read(std::int64_t now) const;
    protocol::admin::ServerMinute minute(const Reading& from, const Reading& to) const;

    Meters& meters_;
    mutable std::mutex mutex_;
    Reading began_;
    std::deque<protocol::admin::ServerMinute> minutes_;
};

}  // namespace reami::admin
