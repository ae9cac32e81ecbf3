// Judges a move, or a list of moves: was it played before, does it answer the current ask, do the rules allow
// it?
#pragma once

#include "server/room/room.hpp"

namespace reami::room {

/// Judges in the order of PROTOCOL.md, "Errors": whether a match runs, the id, the ask, whose turn, the
/// notation, the rule.
class MoveJudge {
public:
    /// `fresh` is the secret of the next match, should this one end.
    MoveJudge(const Snapshot& room, const Secret& fresh) : room_(room), fresh_(fresh) {}

    /// A seat's moves, which are played all or not at all: a person's, a bot's, or one that the room plays by
    /// itself. `ask` is that of the first; `id` is the one under which they are stored.
    struct MoveAttempt {
        Seat seat;
        MatchNumber match;
        AskNumber ask;
        RequestId id;
        std::vector<std::string> moves;
    };
    /// The step, or the refusal, or the position in the log after the same moves if they were played before.
    using MoveOutcome = std::variant<Step, protocol::Refusal, protocol::Version>;
    MoveOutcome attempt(const MoveAttempt& attempt) const;

private:
    void finish_round(Step& step, const protocol::Match& next) const;

    Snapshot room_;
    const Secret& fresh_;
};

/// The id of a move that a bot or the room plays. Its colon keeps it apart from every id that a client can
/// send.
inline RequestId bot_move_id(AskNumber ask) { return "bot:" + to_string(ask); }
inline RequestId room_move_id(AskNumber ask) { return "room:" + to_string(ask); }

/// Why nothing can be played or looked at in that match with that ask, the id aside; nothing if it can.
std::optional<protocol::Refusal> no_such_ask(const RoomState& room, Seat seat, MatchNumber match,
                                             AskNumber ask);

}  // namespace reami::room
