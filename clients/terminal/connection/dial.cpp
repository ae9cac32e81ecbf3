#include "clients/terminal/connection/dial.hpp"

#include <boost/asio/error.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/error.hpp>

#include "protocol/transport/as_tuple_awaitable.hpp"

namespace reami::terminal {

namespace asio = boost::asio;
using transport::outcome;

namespace {

Trouble trouble_of(boost::beast::error_code error) {
    if (error == boost::beast::error::timeout || error == asio::error::timed_out)
        return {Trouble::Kind::no_answer};
    if (error == asio::error::connection_refused) return {Trouble::Kind::refused};
    return {Trouble::Kind::other, error.message()};
}

}  // namespace

asio::awaitable<Dialled> dial(boost::beast::tcp_stream& tcp, const Server& server) {
    const auto& [address, tls] = server;
    asio::ip::tcp::resolver resolver(tcp.get_executor());
    const auto [unresolved, endpoints] = co_await resolver.async_resolve(address.host, address.port, outcome);
    if (unresolved) co_return Dialled{{}, {Trouble::Kind::unknown_host}};
    tcp.expires_after(connect_within);
    const auto [unreachable, endpoint] = co_await tcp.async_connect(endpoints, outcome);
    if (unreachable) co_return Dialled{{}, trouble_of(unreachable)};
    boost::beast::error_code ignored;
    tcp.socket().set_option(asio::ip::tcp::no_delay(true), ignored);
    co_return Dialled{transport::Stream(tcp.release_socket(), tls, address.host)};
}

asio::awaitable<bool> secure(transport::Stream& bytes) {
    bytes.expires_after(connect_within);
    const bool trusted = co_await bytes.handshake();
    bytes.expires_never();
    co_return trusted;
}

}  // namespace reami::terminal
