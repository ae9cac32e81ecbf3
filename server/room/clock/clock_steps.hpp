// The part that clocks have in the steps of a room: PROTOCOL.md, "Clocks".
#pragma once

#include <optional>

#include "protocol/messages/from_server.hpp"
#include "server/room/snapshot.hpp"
#include "server/room/step.hpp"

namespace reami::room {

/// Adds the record of the clocks that start with this step, if any do.
void start_clocks(const RoomState& room, Step& step);
/// The time that the seat has taken for moves that arrive now; empty if its clock does not run.
std::optional<Millis> time_taken(const Snapshot& room, Seat seat, Millis now);
/// The step for a clock that has reached zero; empty if none has.
std::optional<Step> time_out_step(const Snapshot& room, Millis now);
/// The time at which the next clock reaches zero, on the steady clock; empty if none runs towards zero.
std::optional<Millis> time_out_due(const Snapshot& room);
/// The message about the clocks of the running match. Expects that it has clocks.
protocol::from_server::Clocks clocks_message(const Snapshot& room, Millis now);

}  // namespace reami::room
