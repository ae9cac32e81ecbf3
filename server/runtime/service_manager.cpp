#include "server/runtime/service_manager.hpp"

#include <sys/socket.h>
#include <systemd/sd-daemon.h>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <stdexcept>
#include <system_error>

namespace reami::service_manager {
namespace {

constexpr int one_environment_for_all = 0;  ///< keeps systemd's variables, for further calls
constexpr int only_once = 1;  ///< unsets systemd's variables, so no child process takes the sockets

constexpr std::uint16_t any_port = 0;

template <class Endpoint>
Endpoint address_of(int socket) {
    Endpoint where;
    auto size = static_cast<socklen_t>(where.capacity());
    if (::getsockname(socket, where.data(), &size) != 0)
        throw std::system_error(errno, std::generic_category(),
                                "the socket of the service manager has no address");
    where.resize(size);
    return where;
}

std::optional<GivenSocket> in_network(int socket) {
    if (sd_is_socket_inet(socket, AF_UNSPEC, SOCK_STREAM, 1, any_port) <= 0) return std::nullopt;
    const auto where = address_of<boost::asio::ip::tcp::endpoint>(socket);
    return GivenSocket{socket, where.address().to_string(), where.port()};
}

/// The socket, if it is bound to a path; else empty. A socket in the abstract namespace has a name that
/// begins with a zero byte, and no path.
std::optional<GivenSocket> at_path(int socket) {
    if (sd_is_socket_unix(socket, SOCK_STREAM, 1, nullptr, std::size_t{0}) <= 0) return std::nullopt;
    const auto path = address_of<boost::asio::local::stream_protocol::endpoint>(socket).path();
    if (!path.starts_with('/')) return std::nullopt;
    return GivenSocket{socket, "unix:" + path};
}

}  // namespace

std::optional<GivenSocket> given_socket() {
    const int count = sd_listen_fds(only_once);
    if (count < 0)
        throw std::system_error(-count, std::generic_category(),
                                "can't read the sockets of the service manager");
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
    std::uint64_t at_most = 0;
    if (sd_watchdog_enabled(one_environment_for_all, &at_most) <= 0) return std::nullopt;
    return std::chrono::microseconds(at_most / 2);
}

void say_ready() { sd_notify(one_environment_for_all, "READY=1"); }
void say_alive() { sd_notify(one_environment_for_all, "WATCHDOG=1"); }
void say_stopping() { sd_notify(one_environment_for_all, "STOPPING=1"); }

}  // namespace reami::service_manager
