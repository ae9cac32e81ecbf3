// The interface to a service manager such as systemd: takes a listening socket from the service manager
// (sd_listen_fds(3)), and tells the service manager that the server is ready and alive (sd_notify(3)).
// Without a service manager, these functions do nothing.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace reami::service_manager {

/// A listening socket that the service manager has opened. It stays open while the server restarts, so new
/// connections wait meanwhile.
struct GivenSocket {
    int descriptor = -1;
    std::string address;  ///< an IP address, or `unix:` and a path
    std::uint16_t port = 0;
};

/// The socket from the service manager; empty if it passed none. Call this only once. Throws, with a sentence
/// that says what to do, if there are several sockets, or if the socket is neither a TCP socket nor bound to
/// a path.
std::optional<GivenSocket> given_socket();

/// The interval in which the server should call `say_alive`: half of the watchdog's time limit. Empty if
/// there is no watchdog.
std::optional<std::chrono::microseconds> wants_life_every();

void say_ready();     ///< the server serves
void say_alive();     ///< no part of the server hangs
void say_stopping();  ///< the server was told to end

}  // namespace reami::service_manager
