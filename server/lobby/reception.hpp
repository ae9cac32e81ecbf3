// Leads connections to their rooms. It identifies the player of a connection and adds the connection to its
// room, or returns the code with which to close the connection.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <map>
#include <memory>
#include <mutex>
#include <utility>

#include "engine/core/expected.hpp"
#include "server/lobby/code_lookup.hpp"
#include "server/lobby/players/devices.hpp"
#include "server/lobby/players/hand_overs.hpp"
#include "server/lobby/players/keyed_hash.hpp"
#include "server/lobby/players/players.hpp"
#include "server/lobby/players/rulings.hpp"
#include "server/lobby/rooms/resting_rooms.hpp"
#include "server/net/gateway.hpp"

namespace reami::lobby {

/// Connections beyond the limit of an address. A player who has a seat in a room may have one such connection
/// to it: PROTOCOL.md, "Limits". May be used from any thread.
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

/// Every function may be called from any thread.
class Reception {
public:
    struct Dependencies {
        const Directory& directory;
        CodeLookup& codes;
        Players& players;
        HandOvers& hand_overs;
        const Clock& clock;
        Meters& meters;
        KeyedHash hash;  ///< for addresses
        Devices& devices;
        SignedIn& signed_in;
        const Rulings& rulings;
        RestingRooms& resting;
    };
    explicit Reception(const Dependencies& dependencies) : dependencies_(dependencies) {}

    boost::asio::awaitable<net::JoinResult> enter(net::JoinRequest join);
    /// The shard of that room; empty if the room is not open.
    std::optional<room::RoomActor::Executor> shard_of(const std::string& room) const;

private:
    using Recognized = Expected<room::Identity, protocol::Close>;

    /// The room with this code. Expects an open room, which may be awake or resting. Returns a `Close` if too
    /// many requests wait, if the room can't be read, or if this server does not have the room any more.
    boost::asio::awaitable<Expected<Directory::ActorPtr, protocol::Close>> open_room(std::string code);
    boost::asio::awaitable<Recognized> identify(const net::JoinRequest& join);
    boost::asio::awaitable<Recognized> redeem(const std::string& code, const net::JoinRequest& join);

    Dependencies dependencies_;
    FurtherPlaces further_places_;
};

}  // namespace reami::lobby
