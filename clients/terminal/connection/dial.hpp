// How a server is reached: its address, and for TLS whom to trust. Opens the bytes for a WebSocket or a plain
// request.
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

/// The bytes once they connect; or why they don't.
struct Dialled {
    std::optional<transport::Stream> bytes;
    Trouble trouble = {};
};
/// Fails also if it takes too long, or `tcp` is cancelled meanwhile.
boost::asio::awaitable<Dialled> dial(boost::beast::tcp_stream& tcp, const Server& server);

/// Does what TLS needs; false if that fails or takes too long.
boost::asio::awaitable<bool> secure(transport::Stream& bytes);

}  // namespace reami::terminal
