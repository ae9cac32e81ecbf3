// Connections of players beyond their address's limit, which they get because they have a seat: PROTOCOL.md,
// "Limits". A player has one such place for each room.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <utility>

#include "server/net/gateway.hpp"
#include "server/store/record.hpp"

namespace reami::lobby {

/// May be used from any thread.
class FurtherPlaces {
public:
    /// Gives the player's place for that room to this connection. The connection that had the place is closed
    /// with 1013.
    void give(const store::PlayerId& player, store::RoomId room,
              const std::shared_ptr<net::ConnectionHandle>& connection);

private:
    std::mutex mutex_;
    std::map<std::pair<store::PlayerId, store::RoomId>, std::weak_ptr<net::ConnectionHandle>> holders_;
};

}  // namespace reami::lobby
