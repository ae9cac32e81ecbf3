// The steps that a room takes by itself, and their times: it starts rematches, lets bots play for people who
// have left, says `ready` for bots and for absent players, notes that it is used, and closes. PROTOCOL.md,
// "Time".
#include <algorithm>

#include "server/room/judge/move_judge.hpp"
#include "server/room/judge/request_judge.hpp"
#include "server/room/room.hpp"

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

}  // namespace

void Room::change(const Limits& limits) {
    limits_ = limits;
    presence_.change(limits.away_after);
}

std::optional<Step> Room::automatic_step(const InputContext& context) const {
    const Millis now = context.now.steady;
    if (state_.phase == Phase::closed) return std::nullopt;
    if (const auto due = use_noted_at(); due && *due <= now) return step_of(store::RoomUsed{});
    if (state_.phase == Phase::held) return std::nullopt;
    if (const auto due = closes_at(); due && *due <= now) return closing(context);
    if (!state_.entered && !clients_.empty()) return step_of(store::RoomEntered{});
    if (all_want_a_rematch()) return rematch(state_);
    if (const auto emptied = emptied_seat_for_a_bot())
        return step_of(state_.taken_by_bot(*emptied, stand_in));
    const auto seat = seat_made_ready();
    if (!seat) return std::nullopt;
    const AskNumber ask = state_.position->ask(*seat);
    auto outcome = MoveJudge(snapshot(), context.fresh)
                       .attempt({*seat, state_.match, ask, room_move_id(ask), {"ready"}});
    if (auto* step = std::get_if<Step>(&outcome)) return std::move(*step);
    return std::nullopt;
}

Step Room::closing(const InputContext& context) const {
    Step step = state_.phase == Phase::playing ? abandoned(context, false) : Step();
    step.records.emplace_back(store::RoomClosed{});
    return step;
}

Step Room::abandoned(const InputContext& context, bool by_admin) const {
    Step step = step_of(store::MatchAbandoned{state_.match, context.fresh, by_admin});
    std::ranges::move(state_.lifted_bans(), std::back_inserter(step.records));
    return step;
}

/// The empty seat in which a bot has to play on. In a game with hidden hands or choices, no person but the
/// seat's owner may take the seat, so a bot plays for the owner.
std::optional<Seat> Room::emptied_seat_for_a_bot() const {
    if (state_.phase != Phase::playing || state_.position->shows_all()) return std::nullopt;
    return state_.seats.first_empty();
}

std::optional<Millis> Room::closes_at() const {
    if (state_.phase == Phase::closed || state_.phase == Phase::held || !clients_.empty())
        return std::nullopt;
    auto after = state_.entered ? limits_.empty_room_closes_after : limits_.unentered_room_closes_after;
    if (state_.phase == Phase::playing) after = limits_.abandoned_after;
    if (state_.kept) after = std::max(after, limits_.kept_room_closes_after);
    return std::max(empty_since_ + after.count(), stays_until_);
}

/// The time at which the room next notes that it is used; empty while it is not used. Nobody can play in a
/// held room, so it counts as used until another program can serve it.
std::optional<Millis> Room::use_noted_at() const {
    if (state_.phase == Phase::held) return use_noted_ + held_noted_every;
    if (clients_.empty()) return std::nullopt;
    return use_noted_ + noted_every;
}

bool Room::all_want_a_rematch() const {
    return state_.phase == Phase::ended && state_.seats.any_person() && state_.seats.all_ready();
}

std::optional<Seat> Room::seat_made_ready() const {
    if (state_.phase != Phase::playing || !state_.position || !state_.position->is_between_rounds())
        return std::nullopt;
    std::optional<Seat> absent;
    bool awaits_somebody = false;
    for (const Seat seat : state_.position->to_act()) {
        if (state_.seats[seat].is_bot()) return seat;
        if (presence_.is_present(seat))
            awaits_somebody = true;
        else
            absent = seat;
    }
    return awaits_somebody || !presence_.is_anybody_present() ? std::nullopt : absent;
}

std::optional<Millis> Room::next_due(Millis now) const {
    std::optional<Millis> due;
    const auto consider = [&](Millis at) {
        if (!due || at < *due) due = at;
    };
    if (const auto at = use_noted_at()) consider(std::max(*at, now + 1));
    if (const auto at = closes_at()) consider(std::max(*at, now + 1));
    if (watchers_changed_) consider(std::max(watchers_shown_ + watchers_shown_every, now + 1));
    if (clients_.empty()) return due;
    for (const Seat seat : state_.seats.all())
        if (const auto at = presence_.long_away_from(seat); at && *at > now) consider(*at);
    return due;
}

std::vector<BotTurn> Room::bot_turns() const {
    if (state_.phase != Phase::playing || !state_.position || state_.position->is_between_rounds()) return {};
    if (!state_.seats.any_person() && clients_.empty()) return {};
    std::vector<BotTurn> turns;
    for (const Seat seat : state_.position->to_act())
        if (const SeatState& place = state_.seats[seat]; place.is_bot())
            turns.push_back({seat, place.bot, state_.match, state_.position->ask(seat)});
    return turns;
}

std::optional<protocol::plain::RunningMatch> Room::running_match(std::optional<PlayerId> asker) const {
    if (state_.phase != Phase::playing || !state_.position) return std::nullopt;
    const SeatSet to_act = state_.position->to_act();
    const auto you = asker ? state_.seats.seat_of(*asker) : std::nullopt;
    return protocol::plain::RunningMatch{state_.code, {to_act.begin(), to_act.end()}, state_.moved_at, you};
}

std::optional<std::string> Room::scripted_move(Seat seat) const {
    auto move = state_.script.next(seat);
    if (!move || protocol::Match(*state_.position).play(seat, *move)) return std::nullopt;
    return move;
}

}  // namespace reami::room
