// Judges lines of chat. The actor stores chat independently of everything else, one line at a time.
#pragma once

#include "server/room/chat/chat_budget.hpp"
#include "server/room/snapshot.hpp"
#include "server/room/step.hpp"

namespace reami::room {

class ChatJudge {
public:
    Verdict judge(const Snapshot& room, const ClientChat& from, Moment now);

private:
    ChatBudget budget_;
};

}  // namespace reami::room
