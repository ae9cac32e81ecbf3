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
    /// If the moves end the match, `fresh` becomes the secret of the next match.
    MoveJudge(const Snapshot& room, const Secret& fresh) : room_(room), fresh_(fresh) {}

    /// Moves of one seat: a person's, a bot's, or moves that the room plays by itself. The judge accepts all
    /// of them or none. `ask` is the ask of the first move; the store gets each move with the id `id`.
    struct MoveAttempt {
        Seat seat;
        MatchNumber match;
        AskNumber ask;
        RequestId id;
        std::vector<std::string> moves;
        std::optional<Millis> took = {};  ///< empty if no clock runs
        bool is_agreed = false;           ///< all people whom the move concerns agree to it
    };
    /// The step; or the refusal; or, if the seat has already played these moves, the log's version after
    /// them.
    using MoveOutcome = std::variant<Step, protocol::Refusal, protocol::Version>;
    MoveOutcome attempt(const MoveAttempt& attempt) const;

private:
    void finish_round(Step& step, const protocol::Match& next) const;
    void finish_match(Step& step, const from_server::Result& result) const;

    Snapshot room_;
    const Secret& fresh_;
};

/// The ids of moves that a bot, the room or a plan plays. They contain a colon, and no client can send an id
/// with a colon.
inline RequestId bot_move_id(AskNumber ask) { return "bot:" + to_string(ask); }
inline RequestId room_move_id(AskNumber ask) { return "room:" + to_string(ask); }
inline RequestId plan_move_id(AskNumber ask) { return "plan:" + to_string(ask); }
inline RequestId leave_id() { return "room:leave"; }  ///< each seat leaves once

/// The reason why the seat can neither play nor preview moves for that match and ask; empty if it can. Does
/// not check whether the seat has already played the moves.
std::optional<protocol::Refusal> no_such_ask(const RoomState& room, Seat seat, MatchNumber match,
                                             AskNumber ask);

/// The reason why the seat can't plan its next decision in that match; empty if it can: the match is running,
/// and does not ask the seat now.
std::optional<protocol::Refusal> no_plan(const RoomState& room, Seat seat, MatchNumber match);

/// Whether several people play in the running match, or have played in it.
bool plays_with_people(const RoomState& room);

/// The reason why the seat can't take its last visit back, even if everybody agrees; empty if it can.
std::optional<protocol::Refusal> no_agreed_undo(const RoomState& room, Seat seat);

/// The reason why the seat can't take its last visit back now on its own; empty if it can. A person who has
/// played only with bots can do so at any time, and the moves of the bots fall, too. Among several people,
/// each seat can do so once per match, and only until another seat moves.
std::optional<protocol::Refusal> no_undo(const RoomState& room, Seat seat);

}  // namespace reami::room
