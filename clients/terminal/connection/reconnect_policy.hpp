// Decides what the client does after it has lost a connection (PROTOCOL.md, "Close codes"). Waits grow with
// each failure.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>

namespace reami::terminal {

/// The client's decision after a close.
struct ComeBack {
    enum class What : std::uint8_t {
        stays,          ///< does not connect again, because it would not help or nobody wants it
        again,          ///< connects again after the wait
        without_token,  ///< connects again after the wait, as a new player
    };
    What what = What::stays;
    std::chrono::milliseconds wait{0};
};

/// Counts failures in a row, and computes the next wait. A client has one object for each path that it
/// connects to.
class Patience {
public:
    /// `chance` returns evenly distributed numbers from 0 to 1. They spread the reconnects of many clients
    /// over time.
    explicit Patience(std::function<double()> chance) : chance_(std::move(chance)) {}

    /// Decides after the end of a connection. `code` is the close code; it is 1006 if the connection had
    /// none, or never opened. `held` is the time for which the connection was open.
    ComeBack after(std::uint16_t code, std::chrono::milliseconds held = {});
    /// Call this when the server announces a restart, with the time within which clients should connect
    /// again.
    void restarts_in(std::chrono::seconds time) { restart_takes_ = time; }
    /// Call this when the server greets the client. The next wait is short again, unless the server closed
    /// the last connection because the client read too slowly.
    void greeted() {
        failures_ = 0;
        restart_takes_ = unless_told;
    }

private:
    std::chrono::milliseconds growing_wait();
    std::chrono::milliseconds slow_readers_wait();

    static constexpr std::chrono::seconds unless_told{3};

    std::function<double()> chance_;
    std::chrono::milliseconds restart_takes_ = unless_told;
    int failures_ = 0;
    int too_slow_ = 0;  ///< closed connections of a slow client since one lasted a minute
};

}  // namespace reami::terminal
