// The seats that have to agree to an offer about the running match: PROTOCOL.md, "Offers".
#pragma once

#include "server/room/snapshot.hpp"

namespace reami::room {

/// The seats that have to agree to an offer of that kind, with the seat that makes it. Expects a running
/// match in which the seat can make such an offer.
SeatSet asked_seats(const RoomState& room, Seat by, protocol::OfferKind what);
/// Whether each person in a seat is present.
bool are_all_present(const Snapshot& room);

}  // namespace reami::room
