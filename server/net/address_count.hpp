// How many connections each address has. Used on one thread, the listener's.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <cstddef>
#include <map>

namespace reami::net {

/// The address as limits count it: of IPv6 the /64, as a home has one; IPv4 inside IPv6 is IPv4.
boost::asio::ip::address counted(const boost::asio::ip::address& address);

class AddressCount {
public:
    explicit AddressCount(std::size_t most) : most_(most) {}

    /// False: it has as many as it may. Expects addresses that went through `counted`.
    [[nodiscard]] bool enter(const boost::asio::ip::address& address);
    void leave(const boost::asio::ip::address& address);

private:
    std::size_t most_;
    std::map<boost::asio::ip::address, std::size_t> connections_;
};

}  // namespace reami::net
