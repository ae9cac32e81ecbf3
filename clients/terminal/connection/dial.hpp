// Connects to a server by TCP, with TLS if its address is secure. The WebSocket and the plain requests use
// the stream that it returns.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <chrono>
#include <memory>
#include <optional>

#include "clients/terminal/connection/address.hpp"
#include "clients/terminal/connection/trouble.hpp"
#include "protocol/transport/stream.hpp"

namespace reami::terminal {

struct Server {
    Address address;
    std::shared_ptr<boost::asio::ssl::context> tls;  ///< null if the address is not secure
};

inline constexpr std::chrono::seconds connect_within{10};

/// The connected stream; if the connection failed, the reason.
struct Dialled {
    std::optional<transport::Stream> bytes;
    Trouble trouble = {};
};
/// Connects. It fails if connecting takes longer than `connect_within`, or if somebody cancels `tcp` before
/// the end.
boost::asio::awaitable<Dialled> dial(boost::beast::tcp_stream& tcp, const Server& server);

/// Does the TLS handshake. Returns false if it fails or takes longer than `connect_within`.
boost::asio::awaitable<bool> secure(transport::Stream& bytes);

}  // namespace reami::terminal
