// What a client does when its connection is gone: PROTOCOL.md, "Close codes", with
// waits that grow.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>

namespace reami::terminal {

/// After a close.
struct ComeBack {
    enum class What : std::uint8_t {
        stays,          ///< coming back would not help, or is not wanted
        again,          ///< comes back after the wait
        without_token,  ///< comes back after the wait, as a new player
    };
    What what = What::stays;
    std::chrono::milliseconds wait{0};
};

/// Remembers how often in a row it went wrong. One for each place that a client stays at.
class Patience {
public:
    /// `chance` gives evenly spread numbers from 0 to 1: so that many clients do not come back at once.
    explicit Patience(std::function<double()> chance) : chance_(std::move(chance)) {}

    /// `code` is the close code, 1006 if the line broke without one or never stood; `held` is how long it
    /// stood.
    ComeBack after(std::uint16_t code, std::chrono::milliseconds held = {});
    /// The server says that it restarts, and within what time to come back.
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
    int too_slow_ = 0;  ///< closed as too slow, since a line last held
};

}  // namespace reami::terminal
