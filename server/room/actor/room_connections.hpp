// The connections of a room. The room sends its messages through them.
#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "server/net/gateway.hpp"
#include "server/room/room.hpp"
#include "server/runtime/meters.hpp"

namespace reami::room {

/// Whether the player has a seat in the room, or a bot plays on for them.
bool has_seat(const Room& room, PlayerId player);

/// Only the room's shard may call a function, unless its comment says otherwise.
class RoomConnections {
public:
    /// All times are on the steady clock. Counts the refusals that the room sends (the messages `no`) in
    /// `refusals`, by code.
    RoomConnections(Millis now, NamedCounts& refusals) : left_since_(now), refusals_(refusals) {}

    void add(ClientId client, std::shared_ptr<net::ConnectionHandle> connection, bool passed_on);
    void remove(ClientId client, Millis now);
    bool is_empty() const { return connections_.empty(); }
    std::vector<ClientId> clients() const;
    /// The time since which no client has been connected directly to this node; empty while one is.
    /// Connections that other nodes pass on do not count. Any thread may call this function.
    std::optional<Millis> left_since() const;

    void send(const std::vector<OutgoingMessage>& messages) const;
    void send(const RoomOutput& output) const;
    /// Tells the connection whether its player has a seat.
    void note_seat(const Room& room, ClientId client) const;
    void note_seats(const Room& room) const;
    /// Tells each client that the server stops, and closes the connections.
    void say_bye(const from_server::Bye& bye) const;
    void close(protocol::Close why) const;

private:
    static constexpr Millis somebody_is_here = -1;

    struct RoomConnection {
        std::shared_ptr<net::ConnectionHandle> connection;
        bool passed_on = false;
    };
    std::map<ClientId, RoomConnection> connections_;
    std::atomic<Millis> left_since_;  ///< `somebody_is_here` while a client is connected directly
    NamedCounts& refusals_;
};

}  // namespace reami::room
