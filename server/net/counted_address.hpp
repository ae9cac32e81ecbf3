// Addresses as limits count them: PROTOCOL.md, "Limits".
#pragma once

#include <array>
#include <boost/asio/ip/address.hpp>
#include <cstddef>
#include <tuple>

namespace reami::net {

/// The address as limits count it: for IPv6 the /64, because a home has one; IPv4 inside IPv6 is IPv4.
boost::asio::ip::address counted(const boost::asio::ip::address& address);

/// A network whose addresses are counted together.
struct CountedNetwork {
    boost::asio::ip::address first;
    unsigned times = 1;  ///< how many times as much as one address it may take

    friend bool operator<(const CountedNetwork& one, const CountedNetwork& other) {
        return std::tie(one.first, one.times) < std::tie(other.first, other.times);
    }
};

/// One network for an IPv4 address, three for an IPv6 address.
class CountedNetworks {
public:
    explicit CountedNetworks(const CountedNetwork& one) : all_{one}, size_(1) {}
    explicit CountedNetworks(const std::array<CountedNetwork, 3>& all) : all_(all), size_(all.size()) {}
    std::size_t size() const { return size_; }
    const CountedNetwork* begin() const { return all_.data(); }
    const CountedNetwork* end() const { return all_.data() + size_; }

private:
    std::array<CountedNetwork, 3> all_;
    std::size_t size_;
};

/// The networks in which an address counts, the widest first. Expects an address that went through `counted`.
/// Providers give a home a whole IPv6 /56 or /48, which holds many a /64: so a /56 may take four times as
/// much as a /64, and a /48 sixteen times as much.
CountedNetworks networks_of(const boost::asio::ip::address& address);

}  // namespace reami::net
