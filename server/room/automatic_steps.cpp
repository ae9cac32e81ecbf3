#include "server/room/automatic_steps.hpp"

#include <algorithm>

#include "server/room/absence/absence_steps.hpp"
#include "server/room/clock/clock_steps.hpp"
#include "server/room/judge/move_judge.hpp"
#include "server/room/judge/request_judge.hpp"
#include "server/room/offer/offer_steps.hpp"
#include "server/room/plan/plan_steps.hpp"

namespace reami::room {

namespace {

// The time between two notes of a room that it is used, in milliseconds. After a restart, the room seems to
// have been empty for longer than it was, by at most this time.
constexpr Millis noted_every = 600'000;
constexpr Millis held_noted_every = 86'400'000;

// How long the room stays open after the date of its next match.
constexpr Millis kept_after_date = 86'400'000;

// The time after which the room says `ready` for people after a round, in milliseconds: while they sit at the
// table together, and otherwise.
constexpr Millis round_waits_together = 120'000, round_waits_otherwise = 86'400'000;

Step closing(const RoomState& room, const Secret& fresh) {
    Step step;
    if (room.phase == Phase::playing) step = without_result(room, fresh, protocol::NoResult::abandoned);
    step.records.emplace_back(store::RoomClosed{});
    return step;
}

/// The empty seat in which a bot has to play on for the person who left it.
std::optional<Seat> emptied_seat_for_a_bot(const RoomState& room) {
    return room.phase == Phase::playing ? room.seats.first_empty() : std::nullopt;
}

bool all_want_a_rematch(const RoomState& room) {
    return room.phase == Phase::ended && room.seats.any_person() && room.seats.all_ready();
}

std::optional<Seat> seat_made_ready(const Snapshot& room, Millis now) {
    const auto goes_on_at = round_goes_on_at(room);
    if (!goes_on_at) return std::nullopt;
    std::optional<Seat> absent;
    bool awaits_somebody = false;
    for (const Seat seat : room.state.position->to_act()) {
        if (room.state.seats[seat].is_bot() || *goes_on_at <= now) return seat;
        if (room.presence.is_present(seat))
            awaits_somebody = true;
        else
            absent = seat;
    }
    return awaits_somebody || !room.presence.is_anybody_present() ? std::nullopt : absent;
}

bool plays_together(const protocol::TimeControl& time) {
    return time.kind == protocol::ClockKind::live ||
           (time.kind == protocol::ClockKind::none && time.pace != protocol::UntimedPace::whenever);
}

/// The step that plays `ready` for a seat after a round.
std::optional<Step> ready_step(const Snapshot& room, const InputContext& context) {
    const auto seat = seat_made_ready(room, context.now.steady);
    if (!seat) return std::nullopt;
    const AskNumber ask = room.state.position->ask(*seat);
    auto outcome =
        MoveJudge(room, context.fresh).attempt({*seat, room.state.match, ask, room_move_id(ask), {"ready"}});
    if (auto* step = std::get_if<Step>(&outcome)) return std::move(*step);
    return std::nullopt;
}

/// The step without the records of the clocks that it starts.
std::optional<Step> due_step(const Snapshot& room, const InputContext& context) {
    const Millis now = context.now.steady;
    if (room.state.phase == Phase::closed) return std::nullopt;
    if (const auto due = use_noted_at(room); due && *due <= now) return step_of(store::RoomUsed{});
    if (room.state.phase == Phase::held) return std::nullopt;
    if (const auto due = closes_at(room); due && *due <= now) return closing(room.state, context.fresh);
    if (!room.state.entered && !room.clients.empty()) return step_of(store::RoomEntered{});
    if (auto offered = offer_step(room, context)) return offered;
    if (auto absent = absence_step(room, now)) return absent;
    if (const auto emptied = emptied_seat_for_a_bot(room.state))
        return step_of(room.state.taken_by_bot(*emptied, stand_in));
    if (room.state.pause) return std::nullopt;
    if (auto planned = plan_step(room, context.fresh)) return planned;
    if (auto out = time_out_step(room, now)) return out;
    if (all_want_a_rematch(room.state)) return rematch(room.state);
    return ready_step(room, context);
}

}  // namespace

std::optional<Step> automatic_step(const Snapshot& room, const InputContext& context) {
    auto step = due_step(room, context);
    if (step) start_clocks(room.state, *step);
    return step;
}

bool has_step_to_take(const Snapshot& room, Millis now) {
    if (room.stalled) return false;
    return is_plan_due(room.state) || is_offer_agreed(room) || absence_step(room, now);
}

std::optional<Millis> closes_at(const Snapshot& room) {
    if (room.state.phase == Phase::closed || room.state.phase == Phase::held || !room.clients.empty())
        return std::nullopt;
    auto after =
        room.state.entered ? room.limits.empty_room_closes_after : room.limits.unentered_room_closes_after;
    if (room.state.phase == Phase::playing) after = room.limits.abandoned_after;
    if (room.state.kept) after = std::max(after, room.limits.kept_room_closes_after);
    const Millis at = std::max(room.times.empty_since + after.count(), room.times.stays_until);
    return room.times.date ? std::max(at, *room.times.date + kept_after_date) : at;
}

std::optional<Millis> round_goes_on_at(const Snapshot& room) {
    const RoomState& state = room.state;
    if (state.phase != Phase::playing || state.pause || !state.position->is_between_rounds())
        return std::nullopt;
    return room.times.round_ended +
           (plays_together(state.clocks.control()) ? round_waits_together : round_waits_otherwise);
}

std::optional<Millis> use_noted_at(const Snapshot& room) {
    if (room.state.phase == Phase::held) return room.times.noted + held_noted_every;
    if (room.clients.empty()) return std::nullopt;
    return room.times.noted + noted_every;
}

std::string bot_in(const RoomState& room, Seat seat) {
    return room.clocks.bot_plays(seat) ? stand_in : room.seats[seat].bot;
}

std::vector<BotTurn> bot_turns(const Snapshot& room) {
    const RoomState& state = room.state;
    if (state.phase != Phase::playing || state.pause || state.position->is_between_rounds()) return {};
    if (!state.seats.any_person() && room.clients.empty()) return {};
    std::vector<BotTurn> turns;
    for (const Seat seat : room.state.position->to_act())
        if (const std::string bot = bot_in(state, seat); !bot.empty())
            turns.push_back({seat, bot, state.match, state.position->ask(seat)});
    return turns;
}

std::optional<std::string> scripted_move(const RoomState& room, Seat seat) {
    auto move = room.script.next(seat);
    if (!move || !room.position->after(seat, {*move})) return std::nullopt;
    return move;
}

}  // namespace reami::room
