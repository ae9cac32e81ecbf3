// A TCP connection to another node, by its name or address.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <string>
#include <variant>

namespace reami::net {

/// Connected; or why not.
using Dialled = std::variant<boost::asio::ip::tcp::socket, std::string>;

/// Connects to an address such as `node1.example:7443`, on the caller's executor, until then at the latest:
/// this limit includes the name server. The socket sends at once, and soon notices if that machine is gone.
boost::asio::awaitable<Dialled> dial(std::string address, std::chrono::steady_clock::time_point until);

}  // namespace reami::net
