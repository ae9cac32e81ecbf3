// Judges offers to end a match without a result, and the answers to them: PROTOCOL.md, "Ending a match
// early".
#include "server/room/judge/request_judge.hpp"

namespace reami::room {

namespace {

// How long an offer stays open, in milliseconds: a minute if all people are present, otherwise two days.
constexpr Millis lasts_if_all_are_present = 60'000, lasts_otherwise = 172'800'000;

bool are_all_present(const Snapshot& room) {
    const SeatSet people = room.state.seats.persons();
    return std::ranges::all_of(people, [&](Seat seat) { return room.presence.is_present(seat); });
}

}  // namespace

auto RequestJudge::operator()(const from_client::OfferEnd& offer) const -> RequestOutcome {
    const RoomState& state = room_.state;
    if (!seat_) return refusal(code::not_seated);
    if (is_held()) return refusal(code::held);
    if (state.phase != Phase::playing) return refusal(code::not_playing);
    if (state.end_offer) return refusal(code::offer_open);
    const AskNumber ask = state.position->ask(*seat_);
    if (state.offered_at[*seat_] == ask) return refusal(code::offered_before);
    if (state.seats.persons() == SeatSet(*seat_)) return end_by_agreement(offer.id);
    const Millis lasts = are_all_present(room_) ? lasts_if_all_are_present : lasts_otherwise;
    return step(offer.id, store::EndOffered{*seat_, ask, lasts});
}

auto RequestJudge::operator()(const from_client::AnswerEnd& answer) const -> RequestOutcome {
    const RoomState& state = room_.state;
    if (!seat_) return refusal(code::not_seated);
    if (is_held()) return refusal(code::held);
    if (!state.end_offer) return refusal(code::no_offer);
    if (!answer.agree.value_or(true)) return step(answer.id, store::EndOfferClosed{});
    SeatSet yes = state.end_offer->yes;
    if (yes.contains(*seat_)) return step(answer.id);
    yes.insert(*seat_);
    if (yes == state.seats.persons()) return end_by_agreement(answer.id);
    return step(answer.id, store::EndAgreed{*seat_});
}

Step RequestJudge::end_by_agreement(const RequestId& id) const {
    Step ended = step(id);
    ended.records = without_result(room_.state, fresh_, protocol::NoResult::agreed).records;
    return ended;
}

}  // namespace reami::room
