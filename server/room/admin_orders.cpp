#include "server/room/admin_orders.hpp"

#include "server/room/clock/clock_steps.hpp"
#include "server/room/judge/absence.hpp"

namespace reami::room {

namespace {

/// Whether the room has a match that has begun and not ended; a held match counts, too.
bool has_open_match(const RoomState& state) {
    return state.phase == Phase::playing || state.phase == Phase::held;
}

Expected<Step, protocol::Refusal> removed(const Snapshot& room, PlayerId player) {
    Step step;
    const auto seat = room.state.seats.seat_of(player);
    if (seat && room.state.phase != Phase::held) {  // in a held room, nobody leaves before the match ends
        add_leave(step, room.state, *seat);
        step.records.emplace_back(store::SeatLeft{*seat, room.state.seats[*seat].name, Departure::removed});
    }
    for (const ClientId client : room.clients.others_of(player, 0))
        step.disconnects.push_back({client, protocol::Close::removed});
    if (step.records.empty() && step.disconnects.empty()) return refusal(code::no_person);
    return step;
}

/// Adds the clocks of the running match, and which seats have left it.
void add_course(const Snapshot& room, Millis now, std::vector<protocol::admin::SeatLine>& seats) {
    const auto clocks = room.state.clocks.exist() ? clocks_message(room, now).seats
                                                  : std::map<Seat, from_server::SeatClock>();
    for (protocol::admin::SeatLine& line : seats) {
        if (const auto clock = clocks.find(line.seat); clock != clocks.end()) line.clock = clock->second.left;
        if (room.state.position->left().contains(line.seat)) line.left = true;
    }
}

}  // namespace

Expected<Step, protocol::Refusal> judge(const Snapshot& room, const AdminOrder& order,
                                        const InputContext& context) {
    Step step;
    if (order.what == AdminOrder::What::forget) {
        step.intention = PlayerTakenOut{order.player, order.names};
        return step;
    }
    if (order.what == AdminOrder::What::remove) return removed(room, order.player);
    const bool has_match = has_open_match(room.state);
    if (has_match) step = without_result(room.state, context.fresh, protocol::NoResult::by_admin);
    if (order.what == AdminOrder::What::close)
        step.records.emplace_back(store::RoomClosed{});
    else if (!has_match)
        return refusal(code::not_playing);
    return step;
}

protocol::admin::RoomInside inside(const Snapshot& room, Millis now) {
    protocol::admin::RoomInside inside;
    inside.code = room.state.code;
    inside.game = room.state.game;
    inside.options.text = room.state.options;
    inside.phase = room.state.phase;
    inside.listed = room.state.listed;
    inside.match = room.state.match;
    inside.v = room.state.v();
    inside.moved_at = room.state.moved_at;
    if (room.state.phase == Phase::playing && room.state.position)
        for (const Seat seat : room.state.position->to_act()) inside.to_act.push_back(seat);
    for (const Seat seat : room.state.seats.all()) {
        const SeatState& place = room.state.seats[seat];
        inside.seats.push_back({.seat = seat,
                                .name = place.name,
                                .player = place.player ? to_string(*place.player) : "",
                                .bot = place.bot,
                                .here = room.presence.is_present(seat),
                                .absent = vote_about(room, seat, now)});
    }
    if (room.state.phase == Phase::playing) add_course(room, now, inside.seats);
    if (room.state.held_at)
        inside.held = protocol::admin::DifferingMove{
            .why = room.state.held_at->why, .v = room.state.held_at->v, .move = room.state.held_at->move};
    return inside;
}

}  // namespace reami::room
