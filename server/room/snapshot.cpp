#include "server/room/snapshot.hpp"

#include <utility>

namespace reami::room {

std::optional<Seat> Snapshot::host_seat(Millis now) const {
    const Seats& seats = state.seats;
    for (const auto& player : {state.host, state.acting_host})
        if (const auto own = player ? seats.seat_of(*player) : std::nullopt)
            if (!presence.is_long_away(*own, now)) return own;
    std::optional<Seat> longest;
    const auto rank = [&](Seat seat) {
        return std::pair(presence.is_long_away(seat, now), seats[seat].order);
    };
    for (const Seat seat : seats.persons())
        if (!longest || rank(seat) < rank(*longest)) longest = seat;
    return longest;
}

std::optional<Seat> Snapshot::host_offered_to(Millis now) const {
    if (!state.host_offer) return std::nullopt;
    const auto from = state.seats.seat_of(state.host_offer->from);
    if (!from || from != host_seat(now)) return std::nullopt;
    return state.seats.seat_of(state.host_offer->to);
}

}  // namespace reami::room
