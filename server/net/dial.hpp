// Opens a TCP connection to another machine, by its name or address.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <functional>
#include <string>

#include "engine/core/expected.hpp"

namespace reami::net {

/// The connected socket, or the reason of the failure.
using Dialled = Expected<boost::asio::ip::tcp::socket, std::string>;

/// Whether the server may connect to this address.
using MayDial = std::function<bool(const boost::asio::ip::address&)>;

/// Connects to an address such as `node1.example:7443`, on the caller's executor. Fails if the connection is
/// not open at the time `until`; the search for the name's address counts, too. If a name has several
/// addresses, connects only to those that `may` allows; an empty `may` allows all. The socket sends without
/// delay, and notices within about ten seconds if the other machine is down.
boost::asio::awaitable<Dialled> dial(std::string address, std::chrono::steady_clock::time_point until,
                                     MayDial may = {});

}  // namespace reami::net
