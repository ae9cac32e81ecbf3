// A room's answers to the server's admins. An admin needs no seat in the room.
#pragma once

#include "engine/core/expected.hpp"
#include "protocol/messages/admin_answers.hpp"
#include "server/room/snapshot.hpp"
#include "server/room/step.hpp"

namespace reami::room {

Expected<Step, protocol::Refusal> judge(const Snapshot& room, const AdminOrder& order,
                                        const InputContext& context);
/// All that admins see of the room. The caller adds the room's number and its connections.
protocol::admin::RoomInside inside(const Snapshot& room, Millis now);

}  // namespace reami::room
