// Connections beyond the limit of an address. A player who has a seat in a room may have one such connection
// to it: PROTOCOL.md, "Limits".
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
    /// Gives the player's place for that room to this connection, and closes the connection that had the
    /// place, with 1013.
    void give(const store::PlayerId& player, store::RoomId room,
              const std::shared_ptr<net::ConnectionHandle>& connection);

private:
    std::mutex mutex_;
    std::map<std::pair<store::PlayerId, store::RoomId>, std::weak_ptr<net::ConnectionHandle>> holders_;
};

}  // namespace reami::lobby
