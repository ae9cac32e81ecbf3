// Judges questions whose answers take a while: the effects of moves, earlier events, and good moves. The room
// decides whether the client gets an answer, and another thread computes the answer.
#pragma once

#include <functional>
#include <variant>

#include "engine/core/expected.hpp"
#include "server/room/snapshot.hpp"

namespace reami::room {

/// A question of a client, for which another thread computes the answer.
struct QuestionTask {
    using WorkedOut = Expected<
        std::variant<from_server::Preview, from_server::Events, from_server::Position, from_server::Hint>,
        protocol::Refusal>;
    ClientId client = 0;
    RequestId id;
    MatchNumber match;
    bool thinks = false;              ///< `work` takes as long as a bot's turn
    std::function<WorkedOut()> work;  ///< has its own copies; throws if the server is at fault
};

/// The consequence of a question: a refusal to send at once, or a task.
struct QuestionVerdict {
    std::vector<OutgoingMessage> answers;
    std::optional<QuestionTask> task;
};

/// Only a person in a seat may preview moves: for the seat's ask, or for the next one. A preview starts from
/// the stored position. A person who plays against bots alone may ask what the strongest bot would play.
/// Everybody may ask about earlier moves.
QuestionVerdict judge(const Snapshot& room, const ClientQuestion& from);
/// The answer for the client that asked; empty if the client has disconnected.
std::vector<OutgoingMessage> worked_out(const Snapshot& room, const QuestionTask& task,
                                        QuestionTask::WorkedOut outcome);

}  // namespace reami::room
