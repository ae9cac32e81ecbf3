#include "server/room/offer/offer_steps.hpp"

#include <algorithm>

#include "server/room/judge/move_judge.hpp"
#include "server/room/judge/offer_terms.hpp"

namespace reami::room {

namespace {

using protocol::OfferKind;

/// The step that plays a move on which the people have agreed, for the seat that made the offer.
Step agreed_move(const Snapshot& room, const Secret& fresh, std::string_view move) {
    const Seat by = room.state.offer->made.seat;
    const AskNumber ask = room.state.position->ask(by);
    MoveJudge::MoveAttempt attempt{by, room.state.match, ask, room_move_id(ask), {std::string(move)}};
    attempt.is_agreed = true;
    auto outcome = MoveJudge(room, fresh).attempt(attempt);
    if (auto* const step = std::get_if<Step>(&outcome)) return std::move(*step);
    return step_of(store::OfferClosed{});
}

Step carried_out(const Snapshot& room, const Secret& fresh) {
    const store::OfferMade& made = room.state.offer->made;
    switch (made.what) {
        case OfferKind::end:
            return without_result(room.state, fresh, protocol::NoResult::agreed);
        case OfferKind::result:
            return agreed_move(room, fresh, protocol::stop);
        case OfferKind::undo:
            return agreed_move(room, fresh, protocol::undo);
        case OfferKind::pause: {
            const bool until_all_are_back = made.pause_for == 0;
            return step_of(store::PauseBegan{
                until_all_are_back ? Millis{protocol::longest_pause} * 1'000 : made.pause_for,
                until_all_are_back});
        }
        case OfferKind::resume:
            break;
    }
    return step_of(store::PauseEnded{});
}

bool are_all_back(const Snapshot& room) {
    return room.state.pause->began.until_all_are_back && room.times.somebody_left && are_all_present(room);
}

}  // namespace

bool is_offer_agreed(const Snapshot& room) {
    const RoomState& state = room.state;
    if (state.phase != Phase::playing || !state.offer) return false;
    const SeatSet asked = asked_seats(state, state.offer->made.seat, state.offer->made.what);
    return std::ranges::all_of(asked, [&](Seat seat) { return state.offer->yes.contains(seat); });
}

std::optional<Millis> offer_lapses_at(const Snapshot& room) {
    return room.state.offer ? std::optional(room.times.offer_lapses) : std::nullopt;
}

std::optional<Millis> pause_ends_at(const Snapshot& room) {
    return room.state.pause ? std::optional(room.times.pause_ends) : std::nullopt;
}

std::optional<Step> offer_step(const Snapshot& room, const InputContext& context) {
    const Millis now = context.now.steady;
    if (is_offer_agreed(room)) return carried_out(room, context.fresh);
    if (const auto due = offer_lapses_at(room); due && *due <= now) return step_of(store::OfferClosed{});
    if (const auto due = pause_ends_at(room); due && (*due <= now || are_all_back(room)))
        return step_of(store::PauseEnded{});
    return std::nullopt;
}

}  // namespace reami::room
