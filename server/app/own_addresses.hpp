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

/// The same addresses, with `first` before all others if it is among them, and IPv4 before IPv6.
std::vector<boost::asio::ip::address> with_first(std::vector<boost::asio::ip::address> all,
                                                 const std::optional<boost::asio::ip::address>& first);

/// The addresses that others open in a browser: the address of the settings, or those in `own` that it stands
/// for. Empty if nobody but the machine itself reaches the server.
std::vector<std::string> urls_for_others(const Settings& settings, std::uint16_t port,
                                         const std::vector<boost::asio::ip::address>& own);

/// Whether the settings are those of a server at home, of which others hear by the addresses of its networks:
/// it has no name of its own, no certificate, and no proxy before it.
bool is_at_home(const Settings& settings);

/// Whether the settings let nobody but the machine itself in.
bool listens_here_alone(const Settings& settings);

/// One or more addresses to open in a browser: the address of the settings, or, if it means all networks, the
/// addresses in `own`; if there is none, the machine itself.
std::vector<std::string> urls(const Settings& settings, std::uint16_t port,
                              const std::vector<boost::asio::ip::address>& own);

/// For a page that has no address to give away; nothing where addresses are secret. None in the moment before
/// the port is known.
std::optional<protocol::plain::OwnAddresses> addresses_for_page(const Settings& settings, std::uint16_t port);

/// For a link that nobody has asked for in a browser: by the first of `hosts`, or as `urls` has it. Nothing
/// where a proxy or a path hides how people reach the server.
std::optional<std::string> public_address(const Settings& settings, std::uint16_t port);

}  // namespace reami
