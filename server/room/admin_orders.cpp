// A room's answers to the server's admins. An admin needs no seat in the room.
#include "server/room/room.hpp"

namespace reami::room {

namespace {

/// Whether the room has a match that has begun and not ended; a held match counts, too.
bool has_open_match(const RoomState& state) {
    return state.phase == Phase::playing || state.phase == Phase::held;
}

}  // namespace

std::variant<Step, protocol::Refusal> Room::judge(const AdminOrder& order,
                                                  const InputContext& context) const {
    Step step;
    if (order.what == AdminOrder::What::forget) {
        step.intention = PlayerTakenOut{order.player, order.names};
        return step;
    }
    if (order.what == AdminOrder::What::remove) return removed(order.player);
    const bool has_match = has_open_match(state_);
    if (has_match) step = abandoned(context, true);
    if (order.what == AdminOrder::What::close)
        step.records.emplace_back(store::RoomClosed{});
    else if (!has_match)
        return refusal(code::not_playing);
    return step;
}

std::variant<Step, protocol::Refusal> Room::removed(PlayerId player) const {
    Step step;
    const auto seat = state_.seats.seat_of(player);
    if (seat && state_.phase != Phase::held)  // in a held room, nobody leaves a seat before the match ends
        step.records.emplace_back(store::SeatLeft{*seat, state_.seats[*seat].name, Departure::removed});
    for (const ClientId client : clients_.others_of(player, 0))
        step.disconnects.push_back({client, protocol::Close::removed});
    if (step.records.empty() && step.disconnects.empty()) return refusal(code::no_person);
    return step;
}

protocol::admin::RoomInside Room::inside() const {
    protocol::admin::RoomInside inside;
    inside.code = state_.code;
    inside.game = state_.game;
    inside.options.text = state_.options;
    inside.phase = state_.phase;
    inside.listed = state_.listed;
    inside.match = state_.match;
    inside.v = state_.v();
    inside.moved_at = state_.moved_at;
    if (state_.phase == Phase::playing && state_.position)
        for (const Seat seat : state_.position->to_act()) inside.to_act.push_back(seat);
    for (const Seat seat : state_.seats.all()) {
        const SeatState& place = state_.seats[seat];
        inside.seats.push_back({.seat = seat,
                                .name = place.name,
                                .player = place.player ? to_string(*place.player) : "",
                                .bot = place.bot,
                                .here = presence_.is_present(seat)});
    }
    if (state_.held_at)
        inside.held = protocol::admin::DifferingMove{
            .why = state_.held_at->why, .v = state_.held_at->v, .move = state_.held_at->move};
    return inside;
}

}  // namespace reami::room
