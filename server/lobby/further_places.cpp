#include "server/lobby/further_places.hpp"

namespace reami::lobby {

void FurtherPlaces::give(const store::PlayerId& player, store::RoomId room,
                         const std::shared_ptr<net::ConnectionHandle>& connection) {
    std::shared_ptr<net::ConnectionHandle> before;
    {
        const std::lock_guard lock(mutex_);
        std::erase_if(holders_, [](const auto& one) { return one.second.expired(); });
        auto& holder = holders_[{player, room}];
        before = holder.lock();
        holder = connection;
    }
    if (before) before->close(protocol::Close::full);
}

}  // namespace reami::lobby
