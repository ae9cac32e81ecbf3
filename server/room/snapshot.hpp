// A read-only view of a room at one moment, for judging and for making messages.
#pragma once

#include <utility>

#include "server/room/clock/running_clocks.hpp"
#include "server/room/people/presence.hpp"
#include "server/room/reply_cache.hpp"
#include "server/room/room_state.hpp"
#include "server/settings/settings.hpp"

namespace reami::room {

/// The answers to granted requests.
using GrantedReplies = ReplyCache<std::pair<PlayerId, RequestId>, from_server::Ok>;

/// The times on which a room's automatic steps depend; on the steady clock.
struct RoomTimes {
    Millis empty_since = 0;      ///< when the last connection or the last match ended
    Millis noted = 0;            ///< when the room last noted its use
    Millis stays_until = 0;      ///< the room closes no sooner
    std::optional<Millis> date;  ///< when the next match is to begin
    Millis offer_lapses = 0;     ///< if an offer about the match is open
    Millis pause_ends = 0;       ///< if the match is paused
    bool somebody_left = false;  ///< a person in a seat has been away since the pause began
    Millis round_ended = 0;      ///< when the last round of the match ended
    Millis moved = 0;    ///< the time of the last move, change of seats, end of a pause, or start of a match
    Millis resumed = 0;  ///< when the last pause of the match ended
    SeatArray<Millis> waited_for;  ///< since when a person in another seat has been present
    SeatArray<Millis> taken;       ///< when each seat was taken, or when the last pause ended
    SeatArray<Millis> acted;       ///< when the person in the seat came, or last did something
    SeatArray<std::optional<Millis>>
        asked_if_there;  ///< since when the room asks the person if they are there
    SeatSet unanswered;  ///< the seats whose people have not answered whether they are still there
    RunningClocks clocks;
};

struct Snapshot {
    const RoomState& state;
    const Clients& clients;
    const Presence& presence;
    const Limits& limits;
    const GrantedReplies& replies;
    const RoomTimes& times;
    std::optional<std::int64_t> epoch =
        {};                ///< the node serves the room under it; empty: there is only one node
    bool stalled = false;  ///< the store takes no entries at the moment

    /// The seat of the host; empty if no person has a seat. The player who owns the role is the host. While
    /// they have no seat or are long away, the acting host is the host. While the acting host has no seat or
    /// is long away, too, the person who has sat longest is the host; people who are long away come last.
    std::optional<Seat> host_seat(Millis now) const;
    /// The seat of the person to whom the host offers the host's role. Empty if there is no offer, if the
    /// person who made the offer is not the host any more, or if one of the two has no seat.
    std::optional<Seat> host_offered_to(Millis now) const;
    /// The role in which the client looks at the match.
    Viewer viewer(ClientId client) const { return viewer_of(*clients.find(client), state.seats); }
};

}  // namespace reami::room
