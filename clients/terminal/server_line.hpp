// How a server is reached: its address, and for TLS whom to trust. Opens the bytes for a WebSocket or a plain
// request.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <chrono>
#include <memory>
#include <type_traits>

#include "clients/terminal/address.hpp"

namespace reami::terminal {

struct Server {
    Address address;
    std::shared_ptr<boost::asio::ssl::context> tls;  ///< null if the address is not secure
};

using PlainBytes = boost::beast::tcp_stream;
using SecureBytes = boost::beast::ssl_stream<boost::beast::tcp_stream>;

inline constexpr auto outcome = boost::asio::as_tuple(boost::asio::use_awaitable);
inline constexpr std::chrono::seconds connect_within{10};

/// Connects, and does what TLS needs; false if that fails or takes too long.
template <class Bytes>
boost::asio::awaitable<bool> dial(Bytes& bytes, const Server& server) {
    auto& tcp = boost::beast::get_lowest_layer(bytes);
    boost::asio::ip::tcp::resolver resolver(tcp.get_executor());
    const auto [unresolved, endpoints] =
        co_await resolver.async_resolve(server.address.host, server.address.port, outcome);
    if (unresolved) co_return false;
    tcp.expires_after(connect_within);
    const auto [unreachable, endpoint] = co_await tcp.async_connect(endpoints, outcome);
    if (unreachable) co_return false;
    boost::beast::error_code ignored;
    tcp.socket().set_option(boost::asio::ip::tcp::no_delay(true), ignored);
    if constexpr (std::is_same_v<Bytes, SecureBytes>) {
        SSL_set_tlsext_host_name(bytes.native_handle(), server.address.host.c_str());
        bytes.set_verify_callback(boost::asio::ssl::host_name_verification(server.address.host));
        const auto [untrusted] =
            co_await bytes.async_handshake(boost::asio::ssl::stream_base::client, outcome);
        if (untrusted) co_return false;
    }
    tcp.expires_never();
    co_return true;
}

}  // namespace reami::terminal
