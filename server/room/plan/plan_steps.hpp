// The steps that a room takes for the plans of its seats: PROTOCOL.md, "Plans".
#pragma once

#include <optional>

#include "protocol/messages/from_server.hpp"
#include "server/room/snapshot.hpp"
#include "server/room/step.hpp"

namespace reami::room {

/// The plan of the seat for its next decision, or, while the match asks the seat, for the present one; null
/// if it has none.
const SeatPlan* plan_of(const RoomState& room, Seat seat);
/// Whether the match asks a seat that has a plan, and the room has not tried the plan yet.
bool is_plan_due(const RoomState& room);
/// The step that plays the first legal list of such a plan, or notes that none is legal; empty if no plan is
/// due.
std::optional<Step> plan_step(const Snapshot& room, const Secret& fresh);
/// The message for the seat's own connections.
from_server::Plan plan_message(const RoomState& room, Seat seat);

}  // namespace reami::room
