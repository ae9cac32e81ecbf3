// Tells whether an address is one of the public internet. A browser tells the server the address of its push
// service, so nobody may use this to make the server connect to machines of its own network.
#pragma once

#include <boost/asio/ip/address.hpp>

namespace reami::push {

/// Returns false for multicast addresses, for IPv6 addresses outside of 2000::/3, and for the networks that
/// the IANA registries of special-purpose addresses (RFC 6890) list as not globally reachable. If an IPv6
/// address contains an IPv4 address (mapped, 6to4, or NAT64), the result is that of the IPv4 address.
bool is_globally_reachable(const boost::asio::ip::address& address);

}  // namespace reami::push
