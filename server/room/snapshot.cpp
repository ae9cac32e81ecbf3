#include "server/room/snapshot.hpp"

#include <utility>

namespace reami::room {

std::optional<Seat> Snapshot::host_seat(Millis now) const {
    const Seats& seats = state.seats;
    if (const auto own = state.host ? seats.seat_of(*state.host) : std::nullopt)
        if (!presence.is_long_away(*own, now)) return own;
    std::optional<Seat> longest;
    const auto rank = [&](Seat seat) {
        return std::pair(presence.is_long_away(seat, now), seats[seat].order);
    };
    for (const Seat seat : seats.persons())
        if (!longest || rank(seat) < rank(*longest)) longest = seat;
    return longest;
}

}  // namespace reami::room
