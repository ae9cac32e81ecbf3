#include "server/net/address_count.hpp"

#include <algorithm>

namespace reami::net {
namespace ip = boost::asio::ip;

AddressCount::ConnectionSlot::ConnectionSlot(AddressCount& count, const ip::address& address, bool is_further)
    : of_(&count, OnLeave{networks_of(address), is_further}) {
    ++count.in_all_;
    for (const CountedNetwork& network : of_.get_deleter().networks) {
        PlaceCounts& counts = count.connections_[network];
        ++(is_further ? counts.further : counts.usual);
    }
}

bool AddressCount::has_share(const ip::address& address, std::size_t PlaceCounts::*kind,
                             std::size_t most) const {
    return std::ranges::all_of(networks_of(address), [&](const CountedNetwork& network) {
        const auto found = connections_.find(network);
        return found == connections_.end() || found->second.*kind < most * network.times;
    });
}

/// If the address has reached its limit, this function ends its connection that has been idle longest. The
/// new connection gets a place at once, so both connections count until the idle one has ended.
std::optional<AddressCount::ConnectionSlot> AddressCount::enter(const ip::address& address) {
    if (has_share(address, &PlaceCounts::usual, most_.an_address)) return enter_shared(address);
    if (!idle_ || !idle_->end_longest(address)) return std::nullopt;
    return ConnectionSlot(*this, address, false);
}

std::optional<AddressCount::ConnectionSlot> AddressCount::enter_shared(const ip::address& address) {
    const bool has_place = in_all_ + most_.reserved < most_.in_all || (idle_ && idle_->end_longest());
    if (!has_place) return std::nullopt;
    return ConnectionSlot(*this, address, false);
}

std::optional<AddressCount::ConnectionSlot> AddressCount::enter_further(const ip::address& address) {
    if (!has_share(address, &PlaceCounts::further, most_.further_an_address)) return std::nullopt;
    return enter_further_shared(address);
}

std::optional<AddressCount::ConnectionSlot> AddressCount::enter_further_shared(const ip::address& address) {
    if (in_all_ >= most_.in_all) return std::nullopt;
    return ConnectionSlot(*this, address, true);
}

void AddressCount::leave(const CountedNetworks& networks, bool is_further) {
    --in_all_;
    for (const CountedNetwork& network : networks) {
        const auto found = connections_.find(network);
        if (found == connections_.end()) continue;
        PlaceCounts& counts = found->second;
        --(is_further ? counts.further : counts.usual);
        if (counts.usual + counts.further == 0) connections_.erase(found);
    }
}

}  // namespace reami::net
