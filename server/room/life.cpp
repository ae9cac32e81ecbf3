// What a room does without being asked, and when: it says `ready` for bots and for who is away, gives a match
// up with which nobody went on, and closes.
#include <algorithm>

#include "server/room/judge/move_judge.hpp"
#include "server/room/judge/request_judge.hpp"
#include "server/room/room.hpp"

namespace reami::room {

bool begins_or_moves(const store::Record& record) {
    return std::holds_alternative<store::MatchStarted>(record) ||
           std::holds_alternative<store::MovePlayed>(record);
}

std::optional<Step> Room::own_step(const RoomInput& input) const {
    const Millis now = input.now.steady;
    if (state_.phase == Phase::closed || state_.phase == Phase::held) return std::nullopt;
    if (const auto due = abandoned_at(); due && *due <= now)
        return own_step(store::MatchAbandoned{state_.match, input.fresh, {}}, now);
    if (const auto due = closes_at(); due && *due <= now) return own_step(store::RoomClosed{}, now);
    if (!state_.entered && !clients_.empty()) return own_step(store::RoomEntered{}, now);
    if (all_want_a_rematch()) return RequestJudge::rematch(*this, input);
    const auto seat = seat_made_ready();
    if (!seat) return std::nullopt;
    const int ask = match_->ask(*seat);
    auto outcome =
        MoveJudge(*this, input).attempt({*seat, state_.match, ask, "room" + std::to_string(ask), "ready"});
    if (auto* step = std::get_if<Step>(&outcome)) return std::move(*step);
    return std::nullopt;
}

Step Room::own_step(store::Record record, Millis now) const {
    Step step;
    step.state = state_;
    step.state.fold(record, now);
    step.records.push_back(std::move(record));
    return step;
}

std::optional<Millis> Room::abandoned_at() const {
    if (state_.phase != Phase::playing) return std::nullopt;
    return moved_at_ + terms_.abandoned_after;
}

std::optional<Millis> Room::closes_at() const {
    const bool may_close = state_.phase == Phase::seating || state_.phase == Phase::ended;
    if (!may_close || !clients_.empty()) return std::nullopt;
    return empty_since_ + (state_.entered ? terms_.empty_closes_after : terms_.unentered_closes_after);
}

bool Room::all_want_a_rematch() const {
    return state_.phase == Phase::ended && state_.seats.any_person() && state_.seats.all_ready();
}

std::optional<Seat> Room::seat_made_ready() const {
    if (state_.phase != Phase::playing || !match_ || !match_->is_between_rounds()) return std::nullopt;
    std::optional<Seat> absent;
    bool awaits_somebody = false;
    for (const Seat seat : match_->to_act()) {
        const SeatState& place = state_.seats[seat];
        if (place.is_bot()) return seat;
        if (place.here)
            awaits_somebody = true;
        else
            absent = seat;
    }
    return awaits_somebody || !state_.seats.any_person_here() ? std::nullopt : absent;
}

std::optional<Millis> Room::next_due(Millis now) const {
    std::optional<Millis> due;
    const auto consider = [&](Millis at) {
        if (!due || at < *due) due = at;
    };
    if (const auto at = abandoned_at()) consider(std::max(*at, now + 1));
    if (const auto at = closes_at()) consider(std::max(*at, now + 1));
    if (watchers_changed_) consider(std::max(watchers_shown_ + watchers_shown_every, now + 1));
    if (clients_.empty()) return due;
    for (const Seat seat : state_.seats.all()) {
        const SeatState& place = state_.seats[seat];
        const Millis long_away = place.away_since + terms_.away_after;
        if (place.is_person() && !place.here && long_away > now) consider(long_away);
    }
    return due;
}

std::vector<BotTurn> Room::bot_turns() const {
    if (state_.phase != Phase::playing || !match_ || match_->is_between_rounds()) return {};
    if (!state_.seats.any_person() && clients_.empty()) return {};
    std::vector<BotTurn> turns;
    for (const Seat seat : match_->to_act())
        if (const SeatState& place = state_.seats[seat]; place.is_bot())
            turns.push_back({seat, place.bot, state_.match, match_->ask(seat)});
    return turns;
}

}  // namespace reami::room
