// Maps an address to the networks in which the limits count it (PROTOCOL.md, "Limits").
#pragma once

#include <array>
#include <boost/asio/ip/address.hpp>
#include <cstddef>
#include <tuple>

namespace reami::net {

/// The address as limits count it. An IPv6 address becomes its /64 prefix, because a household has at least a
/// whole /64. An IPv4 address that is embedded in IPv6 becomes the IPv4 address.
boost::asio::ip::address counted(const boost::asio::ip::address& address);

/// A network whose addresses are counted together.
struct CountedNetwork {
    boost::asio::ip::address first;
    unsigned times = 1;  ///< the network's limit is this multiple of an address's limit

    friend bool operator<(const CountedNetwork& one, const CountedNetwork& other) {
        return std::tie(one.first, one.times) < std::tie(other.first, other.times);
    }
};

/// One network for an IPv4 address, and three for an IPv6 address.
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

/// The networks in which an address counts, the widest first. Expects an address from `counted`. A provider
/// may give a household a whole IPv6 /56 or /48, which contains many /64. So these networks have limits too:
/// a /56 has four times the limit of a /64, and a /48 has sixteen times this limit.
CountedNetworks networks_of(const boost::asio::ip::address& address);

}  // namespace reami::net
