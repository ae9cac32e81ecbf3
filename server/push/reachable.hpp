// Tells whether an address is one of the public internet. A browser tells the server the address of its push
// service, so nobody may use this to make the server connect to machines of its own network.
#pragma once

#include <boost/asio/ip/address.hpp>

namespace reami::push {

/// False for every address that the IANA registries of special-purpose addresses (RFC 6890) call not globally
/// reachable, for multicast, and for every IPv6 address outside of 2000::/3. An IPv6 address that contains an
/// IPv4 address (mapped, 6to4, or NAT64) is as reachable as this one.
bool is_globally_reachable(const boost::asio::ip::address& address);

}  // namespace reami::push
