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

/// To `node1.example:7443`, on the caller's executor, until then at the latest: a name server that does not
/// answer is not waited for any longer either. The socket sends at once, and soon notices if that machine is
/// gone.
boost::asio::awaitable<Dialled> dial(std::string address, std::chrono::steady_clock::time_point until);

}  // namespace reami::net
