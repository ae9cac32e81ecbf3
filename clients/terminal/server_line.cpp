#include "clients/terminal/server_line.hpp"

#include <boost/asio/ip/tcp.hpp>

#include "protocol/transport/outcome.hpp"

namespace reami::terminal {

namespace asio = boost::asio;
using transport::outcome;

asio::awaitable<std::optional<transport::Stream>> dial(boost::beast::tcp_stream& tcp, const Server& server) {
    const auto& [address, tls] = server;
    asio::ip::tcp::resolver resolver(tcp.get_executor());
    const auto [unresolved, endpoints] = co_await resolver.async_resolve(address.host, address.port, outcome);
    if (unresolved) co_return std::nullopt;
    tcp.expires_after(connect_within);
    const auto [unreachable, endpoint] = co_await tcp.async_connect(endpoints, outcome);
    if (unreachable) co_return std::nullopt;
    boost::beast::error_code ignored;
    tcp.socket().set_option(asio::ip::tcp::no_delay(true), ignored);
    co_return transport::Stream(tcp.release_socket(), tls, address.host);
}

asio::awaitable<bool> secure(transport::Stream& bytes) {
    bytes.expires_after(connect_within);
    const bool trusted = co_await bytes.handshake();
    bytes.expires_never();
    co_return trusted;
}

}  // namespace reami::terminal
