// Finds a port for a server that can't choose a free port itself.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <cstdint>

namespace reami::testing {

/// A port on which nothing listened a moment ago.
inline std::uint16_t free_port() {
    namespace asio = boost::asio;
    asio::io_context context;
    return asio::ip::tcp::acceptor(context, {asio::ip::address_v4::loopback(), 0}).local_endpoint().port();
}

}  // namespace reami::testing
