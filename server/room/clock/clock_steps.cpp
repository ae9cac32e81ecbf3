#include "server/room/clock/clock_steps.hpp"

#include <algorithm>

#include "server/room/judge/absence.hpp"

namespace reami::room {

namespace {

bool counts_time(const protocol::Match& match) { return !match.is_between_rounds(); }

/// The people whose clocks run: the match asks them for a move.
SeatSet running(const RoomState& room) {
    SeatSet seats;
    if (room.phase != Phase::playing || !room.clocks.exist() || !counts_time(*room.position)) return seats;
    for (const Seat seat : room.position->to_act())
        if (room.seats[seat].is_person()) seats.insert(seat);
    return seats;
}

/// The people whom the step asks for a new move.
SeatSet newly_asked(const RoomState& room, const Step& step) {
    SeatSet asked;
    if (!counts_time(*step.position)) return asked;
    const auto* moved = step.find<store::MovePlayed>();
    if (moved != nullptr && moved->move == protocol::leave) return asked;
    const SeatSet before = moved != nullptr ? running(room) : SeatSet();
    for (const Seat seat : step.position->to_act()) {
        const bool goes_on = before.contains(seat) && seat != moved->seat;
        if (!goes_on && room.seats[seat].is_person()) asked.insert(seat);
    }
    return asked;
}

/// The seat that a person takes while the match asks it for a move.
std::optional<Seat> taken_while_asked(const RoomState& room, const Step& step) {
    const auto* taken = step.find<store::SeatTaken>();
    if (taken == nullptr || !taken->bot.empty() || room.phase != Phase::playing) return std::nullopt;
    if (!counts_time(*room.position) || !room.position->to_act().contains(taken->seat)) return std::nullopt;
    return taken->seat;
}

bool has_clocks(const RoomState& room, const Step& step) {
    if (const auto* started = step.find<store::MatchStarted>())
        return protocol::time_control_of(started->time).kind != protocol::ClockKind::none;
    return room.clocks.exist();
}

}  // namespace

void start_clocks(const RoomState& room, Step& step) {
    if (!has_clocks(room, step)) return;
    SeatSet seats;
    if (step.position) seats = newly_asked(room, step);
    if (const auto seat = taken_while_asked(room, step)) seats.insert(*seat);
    if (seats.empty()) return;
    step.records.emplace_back(store::ClocksStarted{{seats.begin(), seats.end()}});
}

std::optional<Millis> time_taken(const Snapshot& room, Seat seat, Millis now) {
    if (!running(room.state).contains(seat) || room.state.clocks.bot_plays(seat)) return std::nullopt;
    return room.times.clocks.ran(seat, now);
}

std::optional<Step> time_out_step(const Snapshot& room, Millis now) {
    const RoomState& state = room.state;
    for (const Seat seat : running(state)) {
        const auto due = room.times.clocks.reaches(seat, state.clocks.until_zero(seat));
        if (state.clocks.is_out(seat) || !due || *due > now) continue;
        Step step;
        if (state.clocks.control().at_zero == protocol::AtZero::bot) step = handed_over(state, seat);
        step.records.insert(step.records.begin(), store::TimeRanOut{state.match, state.v(), seat});
        return step;
    }
    return std::nullopt;
}

std::optional<Millis> time_out_due(const Snapshot& room) {
    std::optional<Millis> due;
    for (const Seat seat : running(room.state)) {
        if (room.state.clocks.is_out(seat)) continue;
        const auto at = room.times.clocks.reaches(seat, room.state.clocks.until_zero(seat));
        if (at && (!due || *at < *due)) due = at;
    }
    return due;
}

protocol::from_server::Clocks clocks_message(const Snapshot& room, Millis now) {
    const RoomState& state = room.state;
    protocol::from_server::Clocks message{state.match, state.v(), {}};
    if (!state.clocks.outs().empty()) message.outs = state.clocks.outs();
    const SeatSet running_seats = running(state);
    for (const Seat seat : state.seats.all()) {
        protocol::from_server::SeatClock& clock = message.seats[seat];
        clock.left = state.clocks.left(seat);
        if (state.clocks.control().kind == protocol::ClockKind::days)
            clock.holidays = state.clocks.holidays(seat);
        if (running_seats.contains(seat) && !state.clocks.bot_plays(seat)) {
            clock.left -= room.times.clocks.ran(seat, now);
            if (!room.times.clocks.are_stopped()) clock.runs = true;
        }
        if (state.clocks.is_out(seat)) clock.out = true;
    }
    return message;
}

}  // namespace reami::room
