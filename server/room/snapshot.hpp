// A read-only view of a room at one moment, for judging and for making messages.
#pragma once

#include "server/room/people/presence.hpp"
#include "server/room/room_state.hpp"

namespace reami::room {

struct Snapshot {
    const RoomState& state;
    const Clients& clients;
    const Presence& presence;
    std::optional<std::int64_t> epoch =
        {};  ///< under which the room is served; empty: there is only one node

    /// The seat of the host. This is the player who owns the role; while they have no seat or are long away,
    /// the acting host; otherwise the person who has sat longest and is not long away, or else the person who
    /// has sat longest.
    std::optional<Seat> host_seat(Millis now) const;
    /// The seat of the person who may accept the host's role; empty unless the person who offered it is still
    /// the host and both have seats.
    std::optional<Seat> host_offered_to(Millis now) const;
    /// The view of the match that a connection gets.
    Viewer viewer(ClientId client) const {
        return viewer_of(*clients.find(client), state.seats, state.position);
    }
};

}  // namespace reami::room
