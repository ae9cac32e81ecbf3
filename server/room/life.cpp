// What a room does without being asked, and when: it says `ready` for bots and for who is away, gives a match
// up with which nobody went on, and closes.
#include <algorithm>

#include "server/room/moves.hpp"
#include "server/room/requests.hpp"
#include "server/room/room.hpp"

namespace reami::room {

bool begins_or_moves(const store::Record& record) {
    return std::holds_alternative<store::Started>(record) || std::holds_alternative<store::Moved>(record);
}

std::optional<Step> Room::own_step(const Letter& letter) const {
    const Millis now = letter.now.steady;
    if (table_.phase == Phase::closed || table_.phase == Phase::held) return std::nullopt;
    if (const auto due = abandoned_at(); due && *due <= now)
        return own_step(store::Abandoned{table_.match, letter.fresh, {}}, now);
    if (const auto due = closes_at(); due && *due <= now) return own_step(store::Closed{}, now);
    if (!table_.entered && !guests_.empty()) return own_step(store::Entered{}, now);
    if (all_want_a_rematch()) return Requests::rematch(*this, letter);
    const auto seat = seat_made_ready();
    if (!seat) return std::nullopt;
    const int ask = match_->ask(*seat);
    auto outcome =
        Moves(*this, letter).attempt({*seat, table_.match, ask, "room" + std::to_string(ask), "ready"});
    if (auto* step = std::get_if<Step>(&outcome)) return std::move(*step);
    return std::nullopt;
}

Step Room::own_step(store::Record record, Millis now) const {
    Step step;
    step.table = table_;
    step.table.fold(record, now);
    step.records.push_back(std::move(record));
    return step;
}

std::optional<Millis> Room::abandoned_at() const {
    if (table_.phase != Phase::playing) return std::nullopt;
    return moved_at_ + terms_.abandoned_after;
}

std::optional<Millis> Room::closes_at() const {
    const bool may_close = table_.phase == Phase::seating || table_.phase == Phase::ended;
    if (!may_close || !guests_.empty()) return std::nullopt;
    return empty_since_ + (table_.entered ? terms_.empty_closes_after : terms_.unentered_closes_after);
}

bool Room::all_want_a_rematch() const {
    return table_.phase == Phase::ended && table_.seats.any_person() && table_.seats.all_ready();
}

std::optional<Seat> Room::seat_made_ready() const {
    if (table_.phase != Phase::playing || !match_ || !match_->is_between_rounds()) return std::nullopt;
    std::optional<Seat> absent;
    bool awaits_somebody = false;
    for (const Seat seat : match_->to_act()) {
        const Place& place = table_.seats[seat];
        if (place.is_bot()) return seat;
        if (place.here)
            awaits_somebody = true;
        else
            absent = seat;
    }
    return awaits_somebody || !table_.seats.any_person_here() ? std::nullopt : absent;
}

std::optional<Millis> Room::next_due(Millis now) const {
    std::optional<Millis> due;
    const auto consider = [&](Millis at) {
        if (!due || at < *due) due = at;
    };
    if (const auto at = abandoned_at()) consider(std::max(*at, now + 1));
    if (const auto at = closes_at()) consider(std::max(*at, now + 1));
    if (watchers_changed_) consider(std::max(watchers_shown_ + watchers_shown_every, now + 1));
    if (guests_.empty()) return due;
    for (const Seat seat : table_.seats.all()) {
        const Place& place = table_.seats[seat];
        const Millis long_away = place.away_since + terms_.away_after;
        if (place.is_person() && !place.here && long_away > now) consider(long_away);
    }
    return due;
}

std::vector<BotTurn> Room::bot_turns() const {
    if (table_.phase != Phase::playing || !match_ || match_->is_between_rounds()) return {};
    if (!table_.seats.any_person() && guests_.empty()) return {};
    std::vector<BotTurn> turns;
    for (const Seat seat : match_->to_act())
        if (const Place& place = table_.seats[seat]; place.is_bot())
            turns.push_back({seat, place.bot, table_.match, match_->ask(seat)});
    return turns;
}

}  // namespace reami::room
