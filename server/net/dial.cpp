#include "server/net/dial.hpp"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/connect.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <exception>
#include <memory>
#include <utility>
#include <vector>

#include "protocol/transport/as_tuple_awaitable.hpp"
#include "server/settings/host_and_port.hpp"

namespace reami::net {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using transport::outcome;

/// The state of a connection attempt. This state may outlive `dial`, because nothing can cancel a running
/// query to a name server.
struct Dialling {
    explicit Dialling(const asio::any_io_executor& executor)
        : resolver(executor), socket(executor), done_or_late(executor) {}
    tcp::resolver resolver;
    tcp::socket socket;
    asio::steady_timer done_or_late;
    boost::system::error_code error;
    bool is_done = false, is_late = false;
};

asio::awaitable<void> connect(std::shared_ptr<Dialling> dialling, HostAndPort to, MayDial may) {
    tcp::resolver::results_type found;
    const auto address = asio::ip::make_address(to.host, dialling->error);
    if (dialling->error) {
        const std::string port = std::to_string(to.port);
        std::tie(dialling->error, found) = co_await dialling->resolver.async_resolve(to.host, port, outcome);
    } else {
        found = tcp::resolver::results_type::create({address, to.port}, to.host, std::to_string(to.port));
    }
    if (dialling->error || dialling->is_late) co_return;
    std::vector<tcp::endpoint> allowed;
    for (const auto& entry : found)
        if (!may || may(entry.endpoint().address())) allowed.push_back(entry.endpoint());
    if (allowed.empty()) {
        dialling->error = asio::error::access_denied;
        co_return;
    }
    std::tie(dialling->error, std::ignore) = co_await asio::async_connect(dialling->socket, allowed, outcome);
}

/// Ends the connection if data or keepalive probes are not acknowledged for ten seconds: the other machine,
/// or the network, is down.
void watch_over(tcp::socket& socket) {
    const auto set = [&socket](int level, int option, int value) {
        ::setsockopt(socket.native_handle(), level, option, &value, sizeof value);
    };
    constexpr int milliseconds_unacknowledged = 10'000, idle_seconds = 4, seconds_between = 2, questions = 3;
    set(SOL_SOCKET, SO_KEEPALIVE, 1);
    set(IPPROTO_TCP, TCP_KEEPIDLE, idle_seconds);
    set(IPPROTO_TCP, TCP_KEEPINTVL, seconds_between);
    set(IPPROTO_TCP, TCP_KEEPCNT, questions);
    set(IPPROTO_TCP, TCP_USER_TIMEOUT, milliseconds_unacknowledged);
    set(IPPROTO_TCP, TCP_NODELAY, 1);
}

}  // namespace

asio::awaitable<Dialled> dial(std::string address, std::chrono::steady_clock::time_point until, MayDial may) {
    const auto executor = co_await asio::this_coro::executor;
    const auto to = host_and_port(address);
    if (!to) co_return "the address is not of the form HOST:PORT";
    const auto dialling = std::make_shared<Dialling>(executor);
    dialling->done_or_late.expires_at(until);
    asio::co_spawn(executor, connect(dialling, *to, std::move(may)),
                   [dialling](const std::exception_ptr& fault) {
                       if (fault) dialling->error = asio::error::fault;
                       dialling->is_done = true;
                       dialling->done_or_late.cancel();
                   });
    if (!dialling->is_done) co_await dialling->done_or_late.async_wait(outcome);
    boost::system::error_code ignored;
    if (!dialling->is_done) {
        dialling->is_late = true;
        dialling->resolver.cancel();
        dialling->socket.close(ignored);
        co_return "could not connect in time";
    }
    if (dialling->error) co_return "could not connect: " + dialling->error.message();
    watch_over(dialling->socket);
    co_return std::move(dialling->socket);
}

}  // namespace reami::net
