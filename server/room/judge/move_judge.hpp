// Judges a move, or a list of moves: whether it was played before, whether it answers the current ask, and
// whether the rules allow it.
#pragma once

#include "server/room/snapshot.hpp"
#include "server/room/step.hpp"

namespace reami::room {

/// Checks in the order of PROTOCOL.md, "Errors": a running match, the id, the ask, the turn, the notation,
/// the rules.
class MoveJudge {
public:
    /// `fresh` is the secret of the next match, if this one ends.
    MoveJudge(const Snapshot& room, const Secret& fresh) : room_(room), fresh_(fresh) {}

    /// The moves of one seat, of which all or none are played: a person's, a bot's, or moves that the room
    /// plays by itself. `ask` is that of the first move; the moves are stored under `id`.
    struct MoveAttempt {
        Seat seat;
        MatchNumber match;
        AskNumber ask;
        RequestId id;
        std::vector<std::string> moves;
    };
    /// The step, or the refusal, or the log's version after the moves if they were played before.
    using MoveOutcome = std::variant<Step, protocol::Refusal, protocol::Version>;
    MoveOutcome attempt(const MoveAttempt& attempt) const;

private:
    void finish_round(Step& step, const protocol::Match& next) const;

    Snapshot room_;
    const Secret& fresh_;
};

/// The id of a move that a bot or the room plays. Its colon makes it different from all ids that a client can
/// send.
inline RequestId bot_move_id(AskNumber ask) { return "bot:" + to_string(ask); }
inline RequestId room_move_id(AskNumber ask) { return "room:" + to_string(ask); }

/// The reason why nothing can be played or previewed in that match with that ask; empty if it can. Ids are
/// not checked.
std::optional<protocol::Refusal> no_such_ask(const RoomState& room, Seat seat, MatchNumber match,
                                             AskNumber ask);

}  // namespace reami::room
