#include "server/net/proxied_count.hpp"

namespace reami::net {

void ProxiedCount::change(AddressCount::Most most) {
    const std::lock_guard lock(mutex_);
    count_.change(most);
}

auto ProxiedCount::enter(const boost::asio::ip::address& address) -> ProxiedPlace {
    const std::lock_guard lock(mutex_);
    auto slot = count_.enter(address);
    const Admission how = slot ? Admission::served : Admission::further;
    if (!slot) slot = count_.enter_further(address);
    if (!slot) return {nullptr, Admission::refused};
    const auto leave = [this](AddressCount::ConnectionSlot* place) {
        const std::lock_guard leaving(mutex_);
        delete place;
    };
    return {std::shared_ptr<AddressCount::ConnectionSlot>(
                std::make_unique<AddressCount::ConnectionSlot>(*std::move(slot)).release(), leave),
            how};
}

}  // namespace reami::net
