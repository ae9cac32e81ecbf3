// The public views of rooms: the list on the home page, and one room by its code. Every function may be
// called from any thread.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/address.hpp>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "protocol/messages/messages.hpp"
#include "server/net/gateway.hpp"

namespace reami::lobby {

/// How many open rooms of a game are in a phase, without resting rooms, and how many people are in them.
struct RoomCount {
    std::string game, phase;
    std::size_t rooms = 0, seats_taken = 0, watching = 0;
};

/// The address of a connection that watches the list, and the time at which it began to watch (Unix
/// milliseconds).
struct Watching {
    boost::asio::ip::address address;
    std::int64_t since = 0;
};

class OpenRooms {
public:
    using RoomPtr = std::shared_ptr<const protocol::from_server::Room>;
    /// Must be called when the public view of a room changes; a closed room is removed. Returns the earlier
    /// view; null if the room is new here.
    RoomPtr changed(RoomPtr room);
    /// Marks the room as resting until it changes. Meanwhile, lists show it as people left it, and `counts`
    /// leaves it out.
    void rests(const std::string& code);
    /// Sets the listed rooms of all servers that share a database, by code, as the database has them. Lists
    /// show the rooms of this server in their current state instead.
    void heard(std::map<std::string, protocol::from_server::OpenRoom> everywhere);

    /// The listed rooms in which people can take seats or play, by code.
    protocol::from_server::Rooms listed() const;
    std::optional<protocol::from_server::Room> find(const std::string& code) const;

    std::vector<RoomCount> counts() const;
    std::vector<protocol::from_server::Room> all() const;  ///< by code

    /// Sends the list to the connection now, and whenever it changes.
    void watch(const std::shared_ptr<net::ConnectionHandle>& connection, const Watching& from);
    /// Sends the list to all watchers if it has changed. Called once a second.
    void tell();
    /// Sends the message to all watchers, and returns their number.
    int send(const net::EncodedMessage& message) const;
    std::vector<Watching> watchers() const;
    /// Closes the watchers whose addresses match, and returns their number.
    int close(const std::function<bool(const boost::asio::ip::address&)>& which, protocol::Close why) const;

private:
    struct Watcher {
        std::weak_ptr<net::ConnectionHandle> connection;
        Watching from;
    };
    struct OpenWatcher {
        std::shared_ptr<net::ConnectionHandle> connection;
        Watching from;
    };
    std::vector<OpenWatcher> open_watchers() const;
    net::EncodedMessage text() const;

    mutable std::mutex mutex_;
    std::map<std::string, std::shared_ptr<const protocol::from_server::Room>> rooms_;
    std::set<std::string> resting_;  ///< the codes of the resting rooms
    std::map<std::string, protocol::from_server::OpenRoom>
        everywhere_;  ///< empty if only one server uses the store
    std::vector<Watcher> watchers_;
    bool is_announced_ = true;
};

}  // namespace reami::lobby
