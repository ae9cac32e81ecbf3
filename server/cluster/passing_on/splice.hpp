// Passes all bytes of a client's connection on to another node and back. It holds only a few bytes in each
// direction, so a slow reader slows the writer down.
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

namespace reami::cluster {

class Splice {
public:
    /// The most bytes that it holds in each direction.
    static constexpr std::size_t bytes_held = 16'384;

    /// Both streams must outlive it, must have no deadlines, and must use the same executor.
    Splice(transport::Stream& client, transport::Stream& node, const Limits& limits, Meters& meters);

    /// Runs until both sides have ended, or one is lost. If the client sends no more, the node is informed,
    /// and may still send the rest. If the node sends no more, the splice ends, and the caller should still
    /// close the client's side in good order. Silence does not end it, because node and client check each
    /// other by pings. A write without progress ends it.
    boost::asio::awaitable<void> run();

private:
    using SteadyClock = std::chrono::steady_clock;
    using WhenBegan = std::optional<SteadyClock::time_point>;

    boost::asio::awaitable<void> up();
    boost::asio::awaitable<void> down();
    boost::asio::awaitable<void> watch();
    /// Copies until reading ends, and returns how it ended; empty if writing failed.
    boost::asio::awaitable<std::optional<boost::beast::error_code>> copy(transport::Stream& from,
                                                                         transport::Stream& to,
                                                                         WhenBegan& writing);
    bool is_late(SteadyClock::time_point now) const;

    transport::Stream& client_;
    transport::Stream& node_;
    const std::chrono::milliseconds stuck_after_, closing_within_;
    const Present among_passed_on_;
    WhenBegan writing_up_, writing_down_;
    WhenBegan ending_since_;  ///< the client sends no more
    bool is_over_ = false;
    boost::asio::steady_timer ticking_;
};

}  // namespace reami::cluster
