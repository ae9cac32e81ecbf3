#include "server/net/counted_address.hpp"

#include <algorithm>

namespace reami::net {

namespace ip = boost::asio::ip;

namespace {

ip::address first_of(const ip::address_v6& address, std::ptrdiff_t bytes_of_network) {
    auto bytes = address.to_bytes();
    std::fill(bytes.begin() + bytes_of_network, bytes.end(), static_cast<unsigned char>(0));
    return ip::address_v6(bytes);
}

}  // namespace

ip::address counted(const ip::address& address) {
    if (address.is_v4()) return address;
    const ip::address_v6 whole = address.to_v6();
    if (whole.is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, whole);
    return first_of(whole, 8);
}

CountedNetworks networks_of(const ip::address& address) {
    if (address.is_v4()) return CountedNetworks(CountedNetwork{address, 1});
    const ip::address_v6 whole = address.to_v6();
    return CountedNetworks(
        std::array<CountedNetwork, 3>{{{first_of(whole, 6), 16}, {first_of(whole, 7), 4}, {address, 1}}});
}

}  // namespace reami::net
