#include "server/net/address_count.hpp"

#include <algorithm>
#include <utility>

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

AddressCount::ConnectionSlot::ConnectionSlot(AddressCount& count, ip::address address)
    : of_(&count, OnLeave{std::move(address)}) {
    ++count.in_all_;
    ++count.connections_[of_.get_deleter().address];
}

bool AddressCount::has_share(const ip::address& address) const {
    const auto found = connections_.find(address);
    return found == connections_.end() || found->second < most_.an_address;
}

/// One that gives way is counted until it has ended, which is soon.
std::optional<AddressCount::ConnectionSlot> AddressCount::enter(const ip::address& address) {
    if (has_share(address)) return enter_shared(address);
    if (!idle_ || !idle_->end_longest(address)) return std::nullopt;
    return ConnectionSlot(*this, address);
}

std::optional<AddressCount::ConnectionSlot> AddressCount::enter_shared(const ip::address& address) {
    const bool has_place = in_all_ < most_.in_all || (idle_ && idle_->end_longest());
    if (!has_place) return std::nullopt;
    return ConnectionSlot(*this, address);
}

void AddressCount::leave(const ip::address& address) {
    --in_all_;
    const auto found = connections_.find(address);
    if (found != connections_.end() && --found->second == 0) connections_.erase(found);
}

}  // namespace reami::net
