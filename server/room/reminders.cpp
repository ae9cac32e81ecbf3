#include "server/room/reminders.hpp"

#include <algorithm>
#include <limits>

#include "server/room/judge/absence.hpp"

namespace reami::room {

namespace {

/// A turn that began so long before the server restored the room was told before.
constexpr Millis told_before_stop = 120'000;
constexpr Millis long_ago = std::numeric_limits<Millis>::min();

/// The names of the other people; of those who want to play again if `wanting`.
std::vector<std::string> names_of_others(const Snapshot& room, Seat seat, bool wanting) {
    std::vector<std::string> names;
    for (const Seat other : room.state.seats.persons())
        if (other != seat && (!wanting || room.state.seats[other].ready))
            names.push_back(room.state.seats[other].name);
    return names;
}

/// When half of the time on the seat's clock is gone; empty: the clock counts no days, or does not run.
std::optional<Millis> half_time_of(const Snapshot& room, Seat seat) {
    const SeatClocks& clocks = room.state.clocks;
    const Millis left = clocks.left(seat);
    if (clocks.control().kind != protocol::ClockKind::days || left <= 0) return std::nullopt;
    return room.times.clocks.reaches(seat, left / 2);
}

}  // namespace

std::optional<Reminders::NextReminder> Reminders::next_about_turn(const Snapshot& room, Seat seat) const {
    const Subject turn{ReminderKind::your_turn, room.state.match, room.state.position->ask(seat)};
    Subject half = turn, there = turn;
    half.kind = ReminderKind::half_time;
    there.kind = ReminderKind::still_there;
    if (told_[seat] == half || told_[seat] == there) return std::nullopt;
    if (is_asked_if_there(room, seat)) {
        const Millis asked = *room.times.asked_if_there[seat];
        return NextReminder{there, asked, asked};
    }
    const auto away = room.presence.away_since(seat);
    if (!away) return std::nullopt;
    if (told_[seat] == turn) {
        const auto at = half_time_of(room, seat);
        return at ? std::optional(NextReminder{half, *at, std::max(*away, *at)}) : std::nullopt;
    }
    const Millis wait = plays_over_days(room.state.clocks.control()) ? 0 : away_for;
    return NextReminder{turn, room.times.moved, std::max(room.times.moved, *away + wait)};
}

std::optional<Reminders::NextReminder> Reminders::next_for(const Snapshot& room, Seat seat) const {
    const RoomState& state = room.state;
    if (!state.seats[seat].is_person()) return std::nullopt;
    if (is_asked(state, seat)) return next_about_turn(room, seat);
    const auto away = room.presence.away_since(seat);
    if (!away) return std::nullopt;
    std::optional<NextReminder> next;
    if (state.phase == Phase::ended && !state.seats[seat].ready && !names_of_others(room, seat, true).empty())
        next = {{ReminderKind::play_again, state.match}, long_ago, *away + away_for};
    else if (state.date) {
        const Millis since = *room.times.date - before_date;
        next = {{ReminderKind::date, state.match, {}, state.date}, since, std::max(*away, since)};
    }
    return next && told_[seat] == next->subject ? std::nullopt : next;
}

void Reminders::wake(const Snapshot& room, Millis now) {
    for (const Seat seat : room.state.seats.all())
        for (auto next = next_for(room, seat); next && next->since < now - told_before_stop;
             next = next_for(room, seat))
            told_[seat] = next->subject;
}

std::vector<Reminder> Reminders::take_due(const Snapshot& room, Millis now) {
    std::vector<Reminder> taken;
    for (const Seat seat : room.state.seats.all()) {
        const auto next = next_for(room, seat);
        if (!next || next->due > now) continue;
        const ReminderKind kind = next->subject.kind;
        told_[seat] = next->subject;
        if (kind == ReminderKind::your_turn && half_time_of(room, seat).value_or(now + 1) <= now)
            told_[seat]->kind = ReminderKind::half_time;
        taken.push_back({.kind = kind,
                         .player = *room.state.seats[seat].player,
                         .code = room.state.code,
                         .game = room.state.game,
                         .others = names_of_others(room, seat, kind == ReminderKind::play_again)});
    }
    return taken;
}

std::optional<Millis> Reminders::next_due(const Snapshot& room) const {
    std::optional<Millis> due;
    for (const Seat seat : room.state.seats.all())
        if (const auto next = next_for(room, seat); next && (!due || next->due < *due)) due = next->due;
    return due;
}

}  // namespace reami::room
