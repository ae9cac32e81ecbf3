// Judges offers about the running match, and the answers to them: PROTOCOL.md, "Offers".
#include <algorithm>

#include "server/room/judge/move_judge.hpp"
#include "server/room/judge/offer_terms.hpp"
#include "server/room/judge/request_judge.hpp"

namespace reami::room {

namespace {

using protocol::OfferKind;

// How long an offer stays open, in milliseconds: a minute if all people are present, otherwise two days.
constexpr Millis lasts_if_all_are_present = 60'000, lasts_otherwise = 172'800'000;

bool can_last(const from_client::Offer& offer) {
    if (!offer.lasts) return true;
    return offer.what == OfferKind::pause && *offer.lasts >= protocol::shortest_pause &&
           *offer.lasts <= protocol::longest_pause;
}

/// The reason why nobody can make such an offer now; empty if the seat can.
std::optional<protocol::Refusal> no_such_offer(const RoomState& room, Seat seat, OfferKind what) {
    if (what == OfferKind::undo) return room.pause ? refusal(code::paused) : no_agreed_undo(room, seat);
    if (what == OfferKind::pause && room.pause) return refusal(code::paused);
    if (what == OfferKind::resume && !room.pause) return refusal(code::not_paused);
    const bool ends = what == OfferKind::end || what == OfferKind::result;
    if (ends &&
        std::ranges::any_of(room.seats.all(), [&](Seat each) { return room.is_played_for_now(each); }))
        return refusal(code::bot_for_now);
    return std::nullopt;
}

}  // namespace

/// Once all people agree, the room carries the offer out in a step of its own.
auto RequestJudge::operator()(const from_client::Offer& offer) const -> RequestOutcome {
    const RoomState& state = room_.state;
    if (!seat_) return refusal(code::not_seated);
    if (is_held()) return refusal(code::held);
    if (state.phase != Phase::playing) return refusal(code::not_playing);
    if (!can_last(offer)) return refusal(code::bad_pause);
    if (auto no = no_such_offer(state, *seat_, offer.what)) return *std::move(no);
    if (state.offer) return refusal(code::offer_open);
    const AskNumber ask = state.position->ask(*seat_);
    const auto before = state.offered_at.find({*seat_, offer.what});
    if (before != state.offered_at.end() && before->second == ask) return refusal(code::offered_before);
    const Millis lasts = are_all_present(room_) ? lasts_if_all_are_present : lasts_otherwise;
    const Millis pause_for = Millis{offer.lasts.value_or(0)} * 1'000;
    return step(offer.id, store::OfferMade{*seat_, offer.what, ask, lasts, pause_for});
}

auto RequestJudge::operator()(const from_client::Answer& answer) const -> RequestOutcome {
    const RoomState& state = room_.state;
    if (!seat_) return refusal(code::not_seated);
    if (is_held()) return refusal(code::held);
    if (!state.offer) return refusal(code::no_offer);
    if (!asked_seats(state, state.offer->made.seat, state.offer->made.what).contains(*seat_))
        return refusal(code::no_offer);
    if (!answer.agree.value_or(true)) return step(answer.id, store::OfferClosed{});
    if (state.offer->yes.contains(*seat_)) return step(answer.id);
    return step(answer.id, store::OfferAgreed{*seat_});
}

}  // namespace reami::room
