// Answers the messages of connections, and judges the changes that connections and bots ask for. The room is
// const here, so a judgement can't show a change before it is stored.
#pragma once

#include "server/room/snapshot.hpp"
#include "server/room/step.hpp"

namespace reami::room {

std::vector<OutgoingMessage> answer(const Snapshot& room, const ClientQuery& from, Moment now);
Verdict judge(const Snapshot& room, const ClientRequest& from, const InputContext& context);
Verdict judge(const Snapshot& room, const BotMoved& bot, const InputContext& context);

/// The record to store with a granted request, so that the room still knows the answer after a restart.
/// Expects that the player is stored, or is stored in the same entry.
store::RequestGranted to_remember(const Snapshot& room, const Asker& asker);
/// The refusal, for that connection if it is still there. `id` is that of its message, if it has one.
std::vector<OutgoingMessage> refuse(const Snapshot& room, ClientId to, const std::optional<RequestId>& id,
                                    const protocol::Refusal& refusal);
/// The answer to the client if its step could not be stored. The client may try again after `again` seconds.
/// If `again` is empty, the step would always fail.
std::vector<OutgoingMessage> refuse(const Snapshot& room, const Asker& asker, std::optional<int> again);

}  // namespace reami::room
