// A read-only view of a room at one moment, for judging and for making messages.
#pragma once

#include "server/room/people/presence.hpp"
#include "server/room/room_state.hpp"

namespace reami::room {

struct Snapshot {
    const RoomState& state;
    const Clients& clients;
    const Presence& presence;
    std::optional<std::int64_t> epoch = {};  ///< under which the room is served; none: there is no other node

    /// The seat of the player whose role it is. While that player has none or is long away, the seat of the
    /// acting host; failing that, of the person who has sat longest and is not long away, or else of the
    /// person who has sat longest.
    std::optional<Seat> host_seat(Millis now) const;
    /// The seat of the person who may accept the host's role: as long as who offered it is the host, and
    /// both sit.
    std::optional<Seat> host_offered_to(Millis now) const;
    /// The viewer that a connection is in the match.
    Viewer viewer(ClientId client) const {
        return viewer_of(*clients.find(client), state.seats, state.position);
    }
};

}  // namespace reami::room
