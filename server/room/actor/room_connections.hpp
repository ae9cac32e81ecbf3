// The connections of a room, by which it sends its messages.
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

/// Used on the room's shard only, unless a function says otherwise.
class RoomConnections {
public:
    /// `now` is on the steady clock, like all times here. Counts the messages `no` in `refusals`, by code.
    RoomConnections(Millis now, NamedCounts& refusals) : left_since_(now), refusals_(refusals) {}

    void add(ClientId client, std::shared_ptr<net::ConnectionHandle> connection, bool passed_on);
    void remove(ClientId client, Millis now);
    bool is_empty() const { return connections_.empty(); }
    std::vector<ClientId> clients() const;
    /// The time since when no client is connected that came directly to this node; empty while one is. May be
    /// called from any thread.
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
    std::atomic<Millis> left_since_;  ///< `somebody_is_here` while such a client is connected
    NamedCounts& refusals_;
};

}  // namespace reami::room
