// The addresses at which others reach a server that listens on all networks of its machine: nobody can open
// 0.0.0.0.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "protocol/messages/plain_requests.hpp"
#include "server/settings/settings.hpp"

namespace reami {

/// The addresses of this machine in networks that are up: first that of the default route, then IPv4 before
/// IPv6; without loopback (127.0.0.1) and link-local addresses (169.254.…, fe80::…).
std::vector<boost::asio::ip::address> own_addresses();

/// Sorts the addresses: `first` comes before all others if the list has it, and IPv4 before IPv6.
std::vector<boost::asio::ip::address> with_first(std::vector<boost::asio::ip::address> all,
                                                 const std::optional<boost::asio::ip::address>& first);

/// The addresses that others open in a browser: the address of the settings, or, if it means all networks,
/// those in `own`. Empty if only the machine itself reaches the server.
std::vector<std::string> urls_for_others(const Settings& settings, std::uint16_t port,
                                         const std::vector<boost::asio::ip::address>& own);

/// Whether the settings are those of a server at home, which others reach by the addresses of its networks:
/// it has no name of its own, no certificate, and no proxy before it.
bool is_at_home(const Settings& settings);

/// Whether the server listens only for its own machine.
bool listens_here_alone(const Settings& settings);

/// One or more addresses to open in a browser: the address of the settings, or, if it means all networks, the
/// addresses in `own`; if there is none, the machine itself.
std::vector<std::string> urls(const Settings& settings, std::uint16_t port,
                              const std::vector<boost::asio::ip::address>& own);

/// The addresses for a page that is open under a loopback name, which others can't use. Empty if the
/// addresses are secret. The list is empty as long as the port is unknown.
std::optional<protocol::plain::OwnAddresses> addresses_for_page(const Settings& settings, std::uint16_t port);

/// The address for links that the server makes without a browser's request. It has the first of the `hosts`;
/// without `hosts`, it is the first of `urls`. Empty if a proxy or a path hides the address by which people
/// reach the server.
std::optional<std::string> public_address(const Settings& settings, std::uint16_t port);

}  // namespace reami
