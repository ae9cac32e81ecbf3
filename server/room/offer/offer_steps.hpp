// The steps that a room takes for offers about its running match, and for pauses: PROTOCOL.md, "Offers".
#pragma once

#include <optional>

#include "server/room/snapshot.hpp"
#include "server/room/step.hpp"

namespace reami::room {

/// Whether all people agree to the open offer, so that the room has to carry it out.
bool is_offer_agreed(const Snapshot& room);
/// The time at which the open offer lapses, and the time at which the pause is over, on the steady clock;
/// empty if there is none.
std::optional<Millis> offer_lapses_at(const Snapshot& room);
std::optional<Millis> pause_ends_at(const Snapshot& room);
/// The step that carries out the open offer, or ends the offer or the pause because its time is over; empty
/// if there is nothing to do.
std::optional<Step> offer_step(const Snapshot& room, const InputContext& context);

}  // namespace reami::room
