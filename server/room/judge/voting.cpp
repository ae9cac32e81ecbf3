// Judges the votes of players about other players: PROTOCOL.md, "Going away" and "People".
#include "server/room/judge/absence.hpp"
#include "server/room/judge/request_judge.hpp"

namespace reami::room {

namespace {

constexpr int least_to_vote_out = 3;

}  // namespace

/// Votes are not stored: after a restart, people vote again.
auto RequestJudge::operator()(const from_client::Vote& vote) const -> RequestOutcome {
    if (!seat_) return refusal(code::not_seated);
    if (is_held()) return refusal(code::held);
    if (vote.bot && vote.out) return refusal(code::field, protocol::Detail{"out_or_bot"});
    return vote.bot ? vote_for_bot(vote) : vote_against(vote);
}

auto RequestJudge::vote_against(const from_client::Vote& vote) const -> RequestOutcome {
    const Seats& seats = room_.state.seats;
    if (auto no = no_other_person(vote.seat)) return *std::move(no);
    SeatSet others = seats.persons();
    if (others.size() < least_to_vote_out) return refusal(code::too_few);
    others.erase(vote.seat);
    const bool is_against = vote.out.value_or(true);
    SeatSet against = seats[vote.seat].out;
    against.insert(*seat_);
    if (is_against && against == others) return vote_out(vote);
    return wish(vote.id, VoteChanged{vote.seat, *seat_, VoteKind::out, is_against});
}

Step RequestJudge::vote_out(const from_client::Vote& vote) const {
    const RoomState& state = room_.state;
    const SeatState& place = state.seats[vote.seat];
    Step emptied = empty_seat(vote.id, vote.seat, Departure::voted_out);
    if (state.phase == Phase::playing)
        emptied.records.emplace_back(
            store::TookPart{state.match, vote.seat, *place.player, place.name, true});
    say_goodbye(emptied, *place.player, protocol::Close::removed);
    return emptied;
}

/// Once enough people have voted, the room puts the bot into the seat in a step of its own.
auto RequestJudge::vote_for_bot(const from_client::Vote& vote) const -> RequestOutcome {
    if (!room_.state.seats.exists(vote.seat)) return refusal(code::bad_seat);
    if (vote.seat == seat_) return refusal(code::yourself);
    if (!vote_about(room_, vote.seat, now_)) return refusal(code::still_here);
    return wish(vote.id, VoteChanged{vote.seat, *seat_, VoteKind::bot, *vote.bot});
}

}  // namespace reami::room
