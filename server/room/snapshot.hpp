// A room at one moment, to be looked at only: by those who judge, and by those who write messages.
#pragma once

#include "server/room/people/presence.hpp"
#include "server/room/room_state.hpp"

namespace reami::room {

struct Snapshot {
    const RoomState& state;
    const Clients& clients;
    const Presence& presence;

    /// The seat of whoever opened the room; while that person has none or is long away, of the person who has
    /// sat longest and is not long away, failing that of the one who has sat longest.
    std::optional<Seat> host_seat(Millis now) const;
    /// As whom a connection looks on at the match.
    Viewer viewer(ClientId client) const {
        return viewer_of(*clients.find(client), state.seats, state.position);
    }
};

}  // namespace reami::room
