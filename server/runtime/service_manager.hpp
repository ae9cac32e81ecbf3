// What a service manager such as systemd gives to the server and hears from it: the listening socket, whether
// the server is ready, and that it still lives (sd_listen_fds(3), sd_notify(3)). Without one, nothing is
// given, and nothing is said.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace reami::service_manager {

/// A socket that listens already. It stays open while the server restarts: who connects then waits.
struct GivenSocket {
    int descriptor = -1;
    std::string address;  ///< or `unix:` and its path
    std::uint16_t port = 0;
};

/// To be asked once. Throws, with a sentence that says what to do, if what is given is anything else.
std::optional<GivenSocket> given_socket();

/// How often to `say_alive`; nothing if nobody listens.
std::optional<std::chrono::microseconds> wants_life_every();

void say_ready();     ///< it serves
void say_alive();     ///< nothing in it hangs
void say_stopping();  ///< it was told to end

}  // namespace reami::service_manager
