#include "server/room/reminders.hpp"

#include <algorithm>

#include "server/room/judge/absence.hpp"

namespace reami::room {

namespace {

/// A turn that began so long before the server restored the room was told before.
constexpr Millis told_before_stop = 120'000;

/// The names of the other people; of those who want to play again if `wanting`.
std::vector<std::string> names_of_others(const Snapshot& room, Seat seat, bool wanting) {
    std::vector<std::string> names;
    for (const Seat other : room.state.seats.persons())
        if (other != seat && (!wanting || room.state.seats[other].ready))
            names.push_back(room.state.seats[other].name);
    return names;
}

}  // namespace

std::optional<Reminders::Subject> Reminders::subject_for(const Snapshot& room, Seat seat) {
    const RoomState& state = room.state;
    const SeatState& place = state.seats[seat];
    if (!place.is_person()) return std::nullopt;
    if (state.phase == Phase::ended && !place.ready && !names_of_others(room, seat, true).empty())
        return Subject{state.match, {}};
    if (state.date) return Subject{state.match, {}, state.date};
    if (!is_asked(state, seat)) return std::nullopt;
    return Subject{state.match, state.position->ask(seat)};
}

ReminderKind Reminders::kind_of(const Subject& subject) {
    if (subject.date) return ReminderKind::date;
    return subject.ask ? ReminderKind::your_turn : ReminderKind::play_again;
}

std::optional<Millis> Reminders::due(const Snapshot& room, Seat seat) const {
    const auto subject = subject_for(room, seat);
    const auto away = room.presence.away_since(seat);
    if (!subject || !away || subject == told_[seat]) return std::nullopt;
    if (subject->date) return std::max(*away, *room.times.date - before_date);
    if (!subject->ask) return *away + away_for;
    const bool over_days = plays_over_days(room.state.clocks.control());
    return std::max(room.times.moved, *away + (over_days ? 0 : away_for));
}

bool Reminders::was_told(const Snapshot& room, const Subject& subject, Millis now) {
    if (subject.date) return *room.times.date - before_date < now - told_before_stop;
    return !subject.ask || room.times.moved < now - told_before_stop;
}

void Reminders::wake(const Snapshot& room, Millis now) {
    for (const Seat seat : room.state.seats.all())
        if (const auto subject = subject_for(room, seat); subject && was_told(room, *subject, now))
            told_[seat] = subject;
}

std::vector<Reminder> Reminders::take_due(const Snapshot& room, Millis now) {
    std::vector<Reminder> taken;
    for (const Seat seat : room.state.seats.all()) {
        const auto at = due(room, seat);
        if (!at || *at > now) continue;
        told_[seat] = subject_for(room, seat);
        const ReminderKind kind = kind_of(*told_[seat]);
        taken.push_back({.kind = kind,
                         .player = *room.state.seats[seat].player,
                         .code = room.state.code,
                         .game = room.state.game,
                         .others = names_of_others(room, seat, kind == ReminderKind::play_again)});
    }
    return taken;
}

std::optional<Millis> Reminders::next_due(const Snapshot& room) const {
    std::optional<Millis> next;
    for (const Seat seat : room.state.seats.all())
        if (const auto at = due(room, seat); at && (!next || *at < *next)) next = at;
    return next;
}

}  // namespace reami::room
