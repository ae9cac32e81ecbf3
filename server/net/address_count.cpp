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

AddressCount::ConnectionSlot::ConnectionSlot(AddressCount& count, ip::address address, bool is_further)
    : of_(&count, OnLeave{std::move(address), is_further}) {
    ++count.in_all_;
    OfAddress& of_address = count.connections_[of_.get_deleter().address];
    ++(is_further ? of_address.further : of_address.usual);
}

auto AddressCount::of(const ip::address& address) const -> OfAddress {
    const auto found = connections_.find(address);
    return found == connections_.end() ? OfAddress{} : found->second;
}

/// One that gives way is counted until it has ended, which is soon.
std::optional<AddressCount::ConnectionSlot> AddressCount::enter(const ip::address& address) {
    if (of(address).usual < most_.an_address) return enter_shared(address);
    if (!idle_ || !idle_->end_longest(address)) return std::nullopt;
    return ConnectionSlot(*this, address, false);
}

std::optional<AddressCount::ConnectionSlot> AddressCount::enter_shared(const ip::address& address) {
    const bool has_place = in_all_ + most_.reserved < most_.in_all || (idle_ && idle_->end_longest());
    if (!has_place) return std::nullopt;
    return ConnectionSlot(*this, address, false);
}

std::optional<AddressCount::ConnectionSlot> AddressCount::enter_further(const ip::address& address) {
    if (of(address).further >= most_.further_an_address) return std::nullopt;
    return enter_further_shared(address);
}

std::optional<AddressCount::ConnectionSlot> AddressCount::enter_further_shared(const ip::address& address) {
    if (in_all_ >= most_.in_all) return std::nullopt;
    return ConnectionSlot(*this, address, true);
}

void AddressCount::leave(const ip::address& address, bool is_further) {
    --in_all_;
    const auto found = connections_.find(address);
    if (found == connections_.end()) return;
    OfAddress& of_address = found->second;
    --(is_further ? of_address.further : of_address.usual);
    if (of_address.usual + of_address.further == 0) connections_.erase(found);
}

}  // namespace reami::net
