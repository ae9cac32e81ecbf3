#include "server/room/judge/offer_terms.hpp"

#include <algorithm>

#include "server/room/judge/move_judge.hpp"

namespace reami::room {

SeatSet asked_seats(const RoomState& room, Seat by, protocol::OfferKind what) {
    const SeatSet people = room.seats.persons();
    if (what != protocol::OfferKind::undo) return people;
    if (!no_undo(room, by)) return SeatSet(by);
    SeatSet asked;
    for (const Seat seat : room.position->undoes(by).value_or(SeatSet()))
        if (people.contains(seat)) asked.insert(seat);
    if (asked.empty()) return people;
    asked.insert(by);
    return asked;
}

bool are_all_present(const Snapshot& room) {
    return std::ranges::all_of(room.state.seats.persons(),
                               [&](Seat seat) { return room.presence.is_present(seat); });
}

}  // namespace reami::room
