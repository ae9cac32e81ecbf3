// Copies all bytes between a client and another node, in both directions. A Splice holds only a few bytes in
// each direction, so a slow reader slows the writer down.
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
    /// How many bytes it holds in each direction, at most.
    static constexpr std::size_t bytes_held = 16'384;

    /// Both streams must outlive this object, must have no deadlines, and must use the same executor.
    Splice(transport::Stream& client, transport::Stream& node, const Limits& limits, Meters& meters);

    /// Copies until both sides have ended, or until one is lost. If the client ends its side, the splice ends
    /// the side to the node, and the node may still send its last bytes. If the node ends its side, the
    /// splice returns, and the caller should close the client's connection. A write without progress for too
    /// long drops both connections. Silence does not, because the node and the client check each other by
    /// pings.
    boost::asio::awaitable<void> run();

private:
    using SteadyClock = std::chrono::steady_clock;
    using WhenBegan = std::optional<SteadyClock::time_point>;

    boost::asio::awaitable<void> up();
    boost::asio::awaitable<void> down();
    boost::asio::awaitable<void> watch();
    /// Copies until a read or a write fails. Returns the error of the read; empty if a write has failed.
    boost::asio::awaitable<std::optional<boost::beast::error_code>> copy(transport::Stream& from,
                                                                         transport::Stream& to,
                                                                         WhenBegan& writing);
    bool is_late(SteadyClock::time_point now) const;

    transport::Stream& client_;
    transport::Stream& node_;
    const std::chrono::milliseconds stuck_after_, closing_within_;
    const Present among_passed_on_;
    WhenBegan writing_up_, writing_down_;
    WhenBegan ending_since_;  ///< when the client has ended its side
    bool is_over_ = false;
    boost::asio::steady_timer ticking_;
};

}  // namespace reami::cluster
