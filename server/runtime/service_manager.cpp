#include "server/runtime/service_manager.hpp"

#include <sys/socket.h>
#include <systemd/sd-daemon.h>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <cstdlib>
#include <stdexcept>
#include <system_error>

#include "server/runtime/late_library.hpp"

namespace reami::service_manager {
namespace {

constexpr LateLibrary libsystemd("libsystemd.so.0", "libsystemd0");
constinit const LateFunction<decltype(::sd_listen_fds)> sd_listen_fds(libsystemd, "sd_listen_fds");
constinit const LateFunction<decltype(::sd_is_socket_inet)> sd_is_socket_inet(libsystemd,
                                                                              "sd_is_socket_inet");
constinit const LateFunction<decltype(::sd_is_socket_unix)> sd_is_socket_unix(libsystemd,
                                                                              "sd_is_socket_unix");
constinit const LateFunction<decltype(::sd_watchdog_enabled)> sd_watchdog_enabled(libsystemd,
                                                                                  "sd_watchdog_enabled");
constinit const LateFunction<decltype(::sd_notify)> sd_notify(libsystemd, "sd_notify");

constexpr int one_environment_for_all = 0;  ///< what was read stays readable
constexpr int only_once = 1;                ///< programs that this one starts are not given it again

constexpr std::uint16_t any_port = 0;

template <class Endpoint>
Endpoint address_of(int socket) {
    Endpoint where;
    auto size = static_cast<socklen_t>(where.capacity());
    if (::getsockname(socket, where.data(), &size) != 0)
        throw std::system_error(errno, std::generic_category(), "the given socket has no address");
    where.resize(size);
    return where;
}

std::optional<GivenSocket> in_network(int socket) {
    if (sd_is_socket_inet(socket, AF_UNSPEC, SOCK_STREAM, 1, any_port) <= 0) return std::nullopt;
    const auto where = address_of<boost::asio::ip::tcp::endpoint>(socket);
    return GivenSocket{socket, where.address().to_string(), where.port()};
}

/// What the library would look at first: without it there is nothing to load it for.
bool is_given(const char* variable) { return std::getenv(variable) != nullptr; }

void notify(const char* state) {
    if (is_given("NOTIFY_SOCKET")) sd_notify(one_environment_for_all, state);
}

/// Not one without a file, whose name begins with a zero.
std::optional<GivenSocket> at_path(int socket) {
    if (sd_is_socket_unix(socket, SOCK_STREAM, 1, nullptr, std::size_t{0}) <= 0) return std::nullopt;
    const auto path = address_of<boost::asio::local::stream_protocol::endpoint>(socket).path();
    if (!path.starts_with('/')) return std::nullopt;
    return GivenSocket{socket, "unix:" + path};
}

}  // namespace

std::optional<GivenSocket> given_socket() {
    if (!is_given("LISTEN_FDS")) return std::nullopt;
    const int count = sd_listen_fds(only_once);
    if (count < 0)
        throw std::system_error(-count, std::generic_category(), "the sockets that were given can't be read");
    if (count == 0) return std::nullopt;
    constexpr int socket = SD_LISTEN_FDS_START;
    auto given = in_network(socket);
    if (!given) given = at_path(socket);
    if (count > 1 || !given)
        throw std::runtime_error(
            "the server takes one socket from its service manager: reami.socket needs exactly one "
            "ListenStream=, such as 8080, 127.0.0.1:8080 or /run/reami.sock");
    return given;
}

std::optional<std::chrono::microseconds> wants_life_every() {
    if (!is_given("WATCHDOG_USEC")) return std::nullopt;
    std::uint64_t at_most = 0;
    if (sd_watchdog_enabled(one_environment_for_all, &at_most) <= 0) return std::nullopt;
    return std::chrono::microseconds(at_most / 2);
}

void say_ready() { notify("READY=1"); }
void say_alive() { notify("WATCHDOG=1"); }
void say_stopping() { notify("STOPPING=1"); }

}  // namespace reami::service_manager
