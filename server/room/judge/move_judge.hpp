// How a move is judged: was it played before, does it answer the present ask, do the rules allow it.
#pragma once

#include "server/room/room.hpp"

namespace reami::room {

/// In the order of PROTOCOL.md, "The match": whether a match runs, the id, the ask, whose turn, the notation,
/// the rule.
class MoveJudge {
public:
    /// `fresh` is the secret of the next match, should this one end.
    MoveJudge(const Snapshot& room, const Secret& fresh) : room_(room), fresh_(fresh) {}

    /// A seat's move; `asker` is who hears of it, nobody for a bot's or the room's own.
    struct MoveAttempt {
        Seat seat;
        int match = 0, ask = 0;
        std::string id, move;
    };
    /// The step, or the refusal, or where in the log the same move stands already.
    using MoveOutcome = std::variant<Step, protocol::Refusal, int>;
    MoveOutcome attempt(const MoveAttempt& attempt) const;

private:
    Step played(const MoveAttempt& attempt, protocol::Match next) const;
    void finish_round(Step& step, const protocol::Match& next) const;

    Snapshot room_;
    const Secret& fresh_;
};

}  // namespace reami::room
