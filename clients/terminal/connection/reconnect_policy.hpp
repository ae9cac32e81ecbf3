// The client's reaction to a lost connection (PROTOCOL.md, "Close codes"). Waits grow with each failure.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>

namespace reami::terminal {

/// The decision after a close.
struct ComeBack {
    enum class What : std::uint8_t {
        stays,          ///< does not reconnect: it would not help, or is not wanted
        again,          ///< reconnects after the wait
        without_token,  ///< reconnects after the wait, as a new player
    };
    What what = What::stays;
    std::chrono::milliseconds wait{0};
};

/// Counts consecutive failures and computes the next wait. One object per path that a client connects to.
class Patience {
public:
    /// `chance` returns evenly distributed numbers from 0 to 1. They spread the reconnects of many clients
    /// over time.
    explicit Patience(std::function<double()> chance) : chance_(std::move(chance)) {}

    /// `code` is the close code, 1006 if the connection broke without one or never opened. `held` is how long
    /// it was open.
    ComeBack after(std::uint16_t code, std::chrono::milliseconds held = {});
    /// The server announced a restart and the time within which clients should reconnect.
    void restarts_in(std::chrono::seconds time) { restart_takes_ = time; }
    /// The server has greeted this client: the next wait is short again, unless the server closed the last
    /// connection because the client read too slowly.
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
    int too_slow_ = 0;  ///< how often the server closed a slow connection since one lasted a minute
};

}  // namespace reami::terminal
