// How a move is judged: was it played before, does it answer the present ask, do the rules allow it.
#pragma once

#include "server/room/room.hpp"

namespace reami::room {

/// WIRE's order of checks: whether a match runs, the id, the ask, whose turn, the notation, the rule.
class Moves {
public:
    Moves(const Room& room, const Letter& letter) : room_(room), letter_(letter) {}

    /// A seat's move; `asker` is who hears of it, nobody for a bot's or the room's own.
    struct Attempt {
        Seat seat;
        int match = 0, ask = 0;
        std::string id, move;
    };
    /// The step, or the refusal, or where in the log the same move stands already.
    using Outcome = std::variant<Step, protocol::Refusal, int>;
    Outcome attempt(const Attempt& attempt) const;

private:
    Step played(const Attempt& attempt, protocol::Match next) const;
    void finish_round(Step& step, const protocol::Match& next) const;

    const Room& room_;
    const Letter& letter_;
};

}  // namespace reami::room
