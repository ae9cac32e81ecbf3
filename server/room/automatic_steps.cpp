#include "server/room/automatic_steps.hpp"

#include <algorithm>

#include "server/room/judge/move_judge.hpp"
#include "server/room/judge/request_judge.hpp"

namespace reami::room {

namespace {

// The time between two notes of a room that it is used, in milliseconds. After a restart, the room seems to
// have been empty for longer than it was, by at most this time.
constexpr Millis noted_every = 600'000;
constexpr Millis held_noted_every = 86'400'000;

constexpr const char* stand_in = "greedy";  ///< the bot that plays for players who have left

Step step_of(store::Record record) {
    Step step;
    step.records.push_back(std::move(record));
    return step;
}

Step closing(const RoomState& room, const Secret& fresh) {
    Step step;
    if (room.phase == Phase::playing) step = without_result(room, fresh, protocol::NoResult::abandoned);
    step.records.emplace_back(store::RoomClosed{});
    return step;
}

/// The empty seat in which a bot has to play on. In a game with hidden hands or choices, no person but the
/// seat's owner may take the seat, so a bot plays for the owner.
std::optional<Seat> emptied_seat_for_a_bot(const RoomState& room) {
    if (room.phase != Phase::playing || room.position->shows_all()) return std::nullopt;
    return room.seats.first_empty();
}

bool all_want_a_rematch(const RoomState& room) {
    return room.phase == Phase::ended && room.seats.any_person() && room.seats.all_ready();
}

std::optional<Seat> seat_made_ready(const Snapshot& room) {
    const RoomState& state = room.state;
    if (state.phase != Phase::playing || !state.position || !state.position->is_between_rounds())
        return std::nullopt;
    std::optional<Seat> absent;
    bool awaits_somebody = false;
    for (const Seat seat : room.state.position->to_act()) {
        if (room.state.seats[seat].is_bot()) return seat;
        if (room.presence.is_present(seat))
            awaits_somebody = true;
        else
            absent = seat;
    }
    return awaits_somebody || !room.presence.is_anybody_present() ? std::nullopt : absent;
}

}  // namespace

std::optional<Step> automatic_step(const Snapshot& room, const InputContext& context) {
    const Millis now = context.now.steady;
    if (room.state.phase == Phase::closed) return std::nullopt;
    if (const auto due = use_noted_at(room); due && *due <= now) return step_of(store::RoomUsed{});
    if (room.state.phase == Phase::held) return std::nullopt;
    if (const auto due = closes_at(room); due && *due <= now) return closing(room.state, context.fresh);
    if (!room.state.entered && !room.clients.empty()) return step_of(store::RoomEntered{});
    if (const auto due = end_offer_lapses_at(room); due && *due <= now)
        return step_of(store::EndOfferClosed{});
    if (all_want_a_rematch(room.state)) return rematch(room.state);
    if (const auto emptied = emptied_seat_for_a_bot(room.state))
        return step_of(room.state.taken_by_bot(*emptied, stand_in));
    const auto seat = seat_made_ready(room);
    if (!seat) return std::nullopt;
    const AskNumber ask = room.state.position->ask(*seat);
    auto outcome =
        MoveJudge(room, context.fresh).attempt({*seat, room.state.match, ask, room_move_id(ask), {"ready"}});
    if (auto* step = std::get_if<Step>(&outcome)) return std::move(*step);
    return std::nullopt;
}

std::optional<Millis> closes_at(const Snapshot& room) {
    if (room.state.phase == Phase::closed || room.state.phase == Phase::held || !room.clients.empty())
        return std::nullopt;
    auto after =
        room.state.entered ? room.limits.empty_room_closes_after : room.limits.unentered_room_closes_after;
    if (room.state.phase == Phase::playing) after = room.limits.abandoned_after;
    if (room.state.kept) after = std::max(after, room.limits.kept_room_closes_after);
    return std::max(room.times.empty_since + after.count(), room.times.stays_until);
}

std::optional<Millis> end_offer_lapses_at(const Snapshot& room) {
    return room.state.end_offer ? std::optional(room.times.end_offer_lapses) : std::nullopt;
}

std::optional<Millis> use_noted_at(const Snapshot& room) {
    if (room.state.phase == Phase::held) return room.times.noted + held_noted_every;
    if (room.clients.empty()) return std::nullopt;
    return room.times.noted + noted_every;
}

std::vector<BotTurn> bot_turns(const Snapshot& room) {
    const RoomState& state = room.state;
    if (state.phase != Phase::playing || !state.position || state.position->is_between_rounds()) return {};
    if (!state.seats.any_person() && room.clients.empty()) return {};
    std::vector<BotTurn> turns;
    for (const Seat seat : room.state.position->to_act())
        if (const SeatState& place = room.state.seats[seat]; place.is_bot())
            turns.push_back({seat, place.bot, room.state.match, room.state.position->ask(seat)});
    return turns;
}

std::optional<std::string> scripted_move(const RoomState& room, Seat seat) {
    auto move = room.script.next(seat);
    if (!move || !room.position->after(seat, {*move})) return std::nullopt;
    return move;
}

}  // namespace reami::room
