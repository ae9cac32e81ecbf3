// What may be written a little later, on all connections of one shard. While the shard is busy, a message for
// which nobody waits is kept for a moment: what comes next often goes to the same connection, and both go out
// in one packet, which saves a good part of what a move costs. While it is not, nothing is kept.
#pragma once

#include <boost/asio/execution_context.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <deque>
#include <memory>
#include <optional>

namespace reami::net {

class Session;

/// How much of the time a thread works. Used by one thread.
class ThreadLoad {
public:
    using Time = std::chrono::steady_clock::time_point;

    /// The share, from 0 to 1, since it was asked before; 0 for the first time. `worked`: the processor time
    /// that the thread has used until now.
    double share(Time now, std::chrono::nanoseconds worked);
    bool was_asked_after(Time time) const { return asked_ && *asked_ > time; }

private:
    std::optional<Time> asked_;
    std::chrono::nanoseconds worked_{};
};

/// One a shard, found by `boost::asio::use_service`. Used on the shard.
class DeferredWrites final : public boost::asio::execution_context::service {
public:
    using key_type = DeferredWrites;
    static boost::asio::execution_context::id id;

    using Time = std::chrono::steady_clock::time_point;

    explicit DeferredWrites(boost::asio::execution_context& shard);

    /// Nothing if the shard works less than that share of its time. Else since when the session waits, which
    /// is now: it is told `write_deferred` with that time at most 50 ms later (PROTOCOL.md, "The match").
    std::optional<Time> defer(const std::shared_ptr<Session>& session, double busy_share);

private:
    struct Deferred {
        Time since;
        std::weak_ptr<Session> session;
    };

    void shutdown() override;
    double share(Time now);
    void wake_later();
    void write_due();

    ThreadLoad load_;
    double share_ = 0;               ///< in the time before that was measured last
    std::deque<Deferred> deferred_;  ///< the longest first
    std::optional<boost::asio::steady_timer> timer_;
};

}  // namespace reami::net
