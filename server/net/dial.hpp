// Opens a TCP connection to another node, by its name or address.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <string>

#include "engine/core/expected.hpp"

namespace reami::net {

/// The connected socket, or the reason of the failure.
using Dialled = Expected<boost::asio::ip::tcp::socket, std::string>;

/// Connects to an address such as `node1.example:7443`, on the caller's executor. Fails if the connection is
/// not open at the time `until`; the search for the name's address counts, too. The socket sends without
/// delay, and notices within about ten seconds if the other machine is down.
boost::asio::awaitable<Dialled> dial(std::string address, std::chrono::steady_clock::time_point until);

}  // namespace reami::net
