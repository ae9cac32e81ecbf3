// Who is absent from the running match, and what the others may decide about the seat: PROTOCOL.md, "Going
// away".
#pragma once

#include <optional>

#include "server/room/snapshot.hpp"
#include "server/room/step.hpp"

namespace reami::room {

/// Whether players look in when they like, instead of playing at the same time.
bool plays_over_days(const protocol::TimeControl& time);
/// Whether the running match waits for a move of the seat.
bool is_asked(const RoomState& room, Seat seat);

/// The times on the steady clock at which a seat has been absent for long enough; empty: it is not absent.
struct Absence {
    std::optional<Millis> bot_from;   ///< from then on, the others may let a bot play for the person
    std::optional<Millis> left_from;  ///< from then on, the seat may count as left
};
Absence absence_of(const Snapshot& room, Seat seat);

/// When the room asks the person in the seat whether they are still there; on the steady clock. Empty: the
/// match does not ask the seat, or goes on over days, or the person is away, or no other person is present.
std::optional<Millis> asks_if_there_at(const Snapshot& room, Seat seat);
/// From when on a person whom the room has asked is away without an answer; empty: the room has not asked.
std::optional<Millis> away_without_answer_at(const Snapshot& room, Seat seat);
/// Whether the room asks the person in the seat whether they are still there.
bool is_asked_if_there(const Snapshot& room, Seat seat);

/// What the others may decide about the seat now; empty: nothing.
std::optional<protocol::AbsenceVote> vote_about(const Snapshot& room, Seat seat, Millis now);
/// The seats of the people who are present, without this seat.
SeatSet present_others(const Snapshot& room, Seat seat);

/// Adds the move with which the seat leaves the running match. Adds nothing if no match is running, or if the
/// seat has left already.
void add_leave(Step& step, const RoomState& room, Seat seat);
/// The step in which the seat leaves the match, and a bot plays on for the person.
Step handed_over(const RoomState& room, Seat seat);

}  // namespace reami::room
