#include "server/net/address_count.hpp"

#include <algorithm>

namespace reami::net {
namespace ip = boost::asio::ip;

ip::address counted(const ip::address& address) {
    if (address.is_v4()) return address;
    const ip::address_v6 whole = address.to_v6();
    if (whole.is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, whole);
    auto bytes = whole.to_bytes();
    std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
    return ip::address_v6(bytes);
}

bool AddressCount::enter(const ip::address& address) {
    std::size_t& connections = connections_[address];
    if (connections >= most_) return false;
    ++connections;
    return true;
}

void AddressCount::leave(const ip::address& address) {
    const auto found = connections_.find(address);
    if (found != connections_.end() && --found->second == 0) connections_.erase(found);
}

}  // namespace reami::net
