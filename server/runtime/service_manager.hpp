// The interface to a service manager such as systemd: it passes a listening socket, and the server reports
// that it is ready and still lives (sd_listen_fds(3), sd_notify(3)). Without a service manager, these
// functions do nothing.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace reami::service_manager {

/// A socket that listens already. It stays open while the server restarts, so new connections wait meanwhile.
struct GivenSocket {
    int descriptor = -1;
    std::string address;  ///< or `unix:` and its path
    std::uint16_t port = 0;
};

/// The given socket; empty if there is none. Call this only once. Throws, with a sentence that says what to
/// do, if there are several sockets, or one of another kind.
std::optional<GivenSocket> given_socket();

/// The interval of `say_alive`, which is half of the watchdog's; empty if there is no watchdog.
std::optional<std::chrono::microseconds> wants_life_every();

void say_ready();     ///< the server serves
void say_alive();     ///< no part of the server hangs
void say_stopping();  ///< the server was told to end

}  // namespace reami::service_manager
