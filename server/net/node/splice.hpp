// Passes the bytes of a client's connection on to another node and back, whatever they are. Holds a few of
// them in each direction: who reads slowly slows down who writes.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/error.hpp>
#include <chrono>
#include <cstddef>
#include <optional>

#include "protocol/transport/stream.hpp"
#include "server/runtime/meters.hpp"
#include "server/settings/settings.hpp"

namespace reami::net {

class Splice {
public:
    /// The most bytes in each direction.
    static constexpr std::size_t bytes_held = 16'384;

    /// Both outlive it, have no deadlines, and are on the same executor.
    Splice(transport::Stream& client, transport::Stream& node, const Limits& limits);

    /// Until both have ended, or one is gone. Where the client sends no more, the node hears of it and may
    /// end its own part; where the node sends no more, all is over, and the client is still to hear a
    /// goodbye. Silence ends nothing: node and client look after that by pings. A write without progress
    /// does.
    boost::asio::awaitable<void> run();

private:
    using SteadyClock = std::chrono::steady_clock;
    using WhenBegan = std::optional<SteadyClock::time_point>;

    boost::asio::awaitable<void> up();
    boost::asio::awaitable<void> down();
    boost::asio::awaitable<void> watch();
    /// The end of reading; empty if writing failed.
    boost::asio::awaitable<std::optional<boost::beast::error_code>> copy(transport::Stream& from,
                                                                         transport::Stream& to,
                                                                         WhenBegan& writing);
    bool is_late(SteadyClock::time_point now) const;

    transport::Stream& client_;
    transport::Stream& node_;
    const std::chrono::milliseconds stuck_after_, closing_within_;
    const Present among_passed_on_{meters().passed_on};
    WhenBegan writing_up_, writing_down_;
    WhenBegan ending_since_;  ///< the client sends no more
    bool is_over_ = false;
    boost::asio::steady_timer ticking_;
};

}  // namespace reami::net
