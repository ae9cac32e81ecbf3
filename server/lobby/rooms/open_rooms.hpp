// How rooms look from outside: the list on the home page, and one room by its code. Every function may be
// called from any thread.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "protocol/messages/messages.hpp"
#include "server/net/gateway.hpp"

namespace reami::lobby {

/// How many open rooms of a game are in a phase, and who is in them.
struct RoomCount {
    std::string game, phase;
    std::size_t rooms = 0, seats_taken = 0, watching = 0;
};

class OpenRooms {
public:
    /// Call this when a room looks different; a closed one is removed.
    void changed(const protocol::from_server::Room& room);

    /// The listed rooms in which people still take seats or play, by code.
    protocol::from_server::Rooms listed() const;
    std::optional<protocol::from_server::Room> find(const std::string& code) const;

    std::vector<RoomCount> counts() const;
    std::vector<protocol::from_server::Room> all() const;  ///< by code

    /// Sends the list to the connection now, and whenever it changes.
    void watch(std::weak_ptr<net::ConnectionHandle> connection);
    /// Sends the list to all who watch if it has changed. Called once a second.
    void tell();
    /// The same message to all who watch; how many there are.
    int send(const net::EncodedMessage& message) const;
    int watchers() const { return static_cast<int>(open_watchers().size()); }

private:
    std::vector<std::shared_ptr<net::ConnectionHandle>> open_watchers() const;
    net::EncodedMessage text() const;

    mutable std::mutex mutex_;
    std::map<std::string, protocol::from_server::Room> rooms_;
    std::vector<std::weak_ptr<net::ConnectionHandle>> watchers_;
    bool told_ = true;
};

}  // namespace reami::lobby
