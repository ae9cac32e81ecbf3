// Finds the addresses at which others reach this server. If the server listens at 0.0.0.0, on all networks of
// its machine, nobody can open this address in a browser.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "protocol/messages/plain_requests.hpp"
#include "server/settings/settings.hpp"

namespace reami {

/// The addresses of this machine in networks that are up, without loopback (127.0.0.1) and link-local
/// addresses (169.254.…, fe80::…). The address of the default route comes first, then other IPv4 addresses,
/// then IPv6.
std::vector<boost::asio::ip::address> own_addresses();

/// Sorts the addresses: first `first`, if the list has it, then other IPv4 addresses, then IPv6.
std::vector<boost::asio::ip::address> with_first(std::vector<boost::asio::ip::address> all,
                                                 const std::optional<boost::asio::ip::address>& first);

/// The URLs at which other machines reach the server. If the server listens at one address, this is the only
/// one; if it listens on all networks, each address in `own` gives a URL. Empty if only the machine itself
/// reaches the server.
std::vector<std::string> urls_for_others(const Settings& settings, std::uint16_t port,
                                         const std::vector<boost::asio::ip::address>& own);

/// Whether these are the settings of a server at home: it has no host name, no certificate, no proxy before
/// it, and does not listen at a Unix socket. Others then reach the server at the addresses of its machine.
bool is_at_home(const Settings& settings);

/// Whether only programs on the server's own machine can connect to the server.
bool listens_here_alone(const Settings& settings);

/// The URLs that the server prints at its start, at least one: `urls_for_others`, or else the path of its
/// Unix socket or a loopback URL.
std::vector<std::string> urls(const Settings& settings, std::uint16_t port,
                              const std::vector<boost::asio::ip::address>& own);

/// The URLs that the page shows to a person who has opened it under a loopback name, because others can't use
/// this name. Returns nothing if the server is not at home: then the addresses of its machine are secret.
/// While the port is not known yet, the list in the result is empty.
std::optional<protocol::plain::OwnAddresses> addresses_for_page(const Settings& settings, std::uint16_t port);

/// The beginning of links that the server makes without a browser's request. The host is the first of the
/// setting `hosts`. Without `hosts`, the result is the first of `urls`; but empty behind a proxy or at a Unix
/// socket, where the server does not know the address that people use.
std::optional<std::string> public_address(const Settings& settings, std::uint16_t port);

}  // namespace reami
