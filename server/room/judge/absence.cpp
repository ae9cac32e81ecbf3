#include "server/room/judge/absence.hpp"

#include <algorithm>

#include "server/room/judge/move_judge.hpp"

namespace reami::room {

namespace {

constexpr Millis one_day = 86'400'000;

// Over days, the others wait for a day before they may let a bot play, and for three days in all.
constexpr Millis days_until_bot = one_day, days_until_left = 3 * one_day;
// In a match at one table, a player is absent for `away_after` before the others may vote for a bot. The
// player is absent for ten times `away_after` before the others may vote that the seat leaves the match.
constexpr int absences_until_left = 10;
// The room waits for twenty times `away_after` before it asks a player who does nothing. The player has twice
// `away_after` to answer.
constexpr int absences_until_asked = 20, absences_until_answer = 2;
// Without clocks, players who look in whenever they like are absent if they have not moved for so long.
constexpr Millis whenever = 10 * one_day;

const protocol::TimeControl& control(const RoomState& room) { return room.clocks.control(); }

std::optional<Millis> earlier(std::optional<Millis> a, std::optional<Millis> b) {
    return a && b ? std::min(*a, *b) : a ? a : b;
}

/// The time since which the person in the seat has been absent. Expects that the match asks the seat. At one
/// table, nobody is absent while nobody waits.
std::optional<Millis> absent_since(const Snapshot& room, Seat seat) {
    const RoomState& state = room.state;
    const auto zero =
        state.clocks.exist() ? room.times.clocks.reaches(seat, state.clocks.until_zero(seat)) : std::nullopt;
    if (control(state).kind == protocol::ClockKind::days) return zero;
    if (plays_over_days(control(state))) return room.times.moved + whenever;
    const auto away = room.presence.away_since(seat);
    const auto since = earlier(away ? std::optional(std::max(*away, room.times.moved)) : std::nullopt, zero);
    return since ? std::optional(std::max(*since, room.times.waited_for[seat])) : std::nullopt;
}

/// A person who is present gets the seat back from a bot at once, so the others can't let a bot play for now.
/// Over days, a person who is present is not absent.
Absence absence_of_person(const Snapshot& room, Seat seat) {
    const auto since = is_asked(room.state, seat) ? absent_since(room, seat) : std::nullopt;
    const bool over_days = plays_over_days(control(room.state));
    if (!since || (over_days && room.presence.is_present(seat))) return {};
    const Millis until_bot = over_days ? days_until_bot : room.limits.away_after.count();
    Absence absence{{}, *since + (over_days ? days_until_left : absences_until_left * until_bot)};
    if (!room.presence.is_present(seat)) absence.bot_from = *since + until_bot;
    return absence;
}

/// The absence of a person for whom a bot plays for now.
Absence absence_behind_bot(const Snapshot& room, Seat seat) {
    if (room.state.pause || !room.state.is_played_for_now(seat)) return {};
    if (plays_over_days(control(room.state)))
        return {{}, room.times.taken[seat] + days_until_left - days_until_bot};
    const auto away = room.presence.away_since(seat);
    if (!away) return {};
    const Millis since = std::max({*away, room.times.waited_for[seat], room.times.resumed});
    return {{}, since + absences_until_left * room.limits.away_after.count()};
}

}  // namespace

bool plays_over_days(const protocol::TimeControl& time) {
    return time.kind == protocol::ClockKind::days || time.pace == protocol::UntimedPace::whenever;
}

bool is_asked(const RoomState& room, Seat seat) {
    return room.phase == Phase::playing && !room.pause && !room.position->is_between_rounds() &&
           room.position->to_act().contains(seat);
}

Absence absence_of(const Snapshot& room, Seat seat) {
    const SeatState& place = room.state.seats[seat];
    if (!place.player) return {};
    return place.is_bot() ? absence_behind_bot(room, seat) : absence_of_person(room, seat);
}

std::optional<Millis> asks_if_there_at(const Snapshot& room, Seat seat) {
    if (plays_over_days(control(room.state)) || !is_asked(room.state, seat)) return std::nullopt;
    if (!room.presence.is_present(seat) || present_others(room, seat).empty()) return std::nullopt;
    return std::max({room.times.acted[seat], room.times.moved, room.times.waited_for[seat]}) +
           absences_until_asked * room.limits.away_after.count();
}

std::optional<Millis> away_without_answer_at(const Snapshot& room, Seat seat) {
    const auto& asked = room.times.asked_if_there[seat];
    if (!asked) return std::nullopt;
    return *asked + absences_until_answer * room.limits.away_after.count();
}

bool is_asked_if_there(const Snapshot& room, Seat seat) {
    if (room.times.unanswered.contains(seat)) return room.state.seats[seat].is_person();
    return room.times.asked_if_there[seat].has_value();
}

std::optional<protocol::AbsenceVote> vote_about(const Snapshot& room, Seat seat, Millis now) {
    const Absence absence = absence_of(room, seat);
    if (absence.left_from && *absence.left_from <= now) return protocol::AbsenceVote::hand_over;
    if (absence.bot_from && *absence.bot_from <= now) return protocol::AbsenceVote::bot;
    return std::nullopt;
}

SeatSet present_others(const Snapshot& room, Seat seat) {
    SeatSet present;
    for (const Seat other : room.state.seats.persons())
        if (other != seat && room.presence.is_present(other)) present.insert(other);
    return present;
}

void add_leave(Step& step, const RoomState& room, Seat seat) {
    if (room.phase != Phase::playing || room.position->left().contains(seat)) return;
    const auto played = room.position->after(seat, {std::string(protocol::leave)});
    if (!played) return;
    step.position = (*played)->after();
    step.played = *played;
    step.records.emplace_back(store::MovePlayed{.match = room.match,
                                                .v = step.position->v(),
                                                .seat = seat,
                                                .move = std::string(protocol::leave),
                                                .id = leave_id(),
                                                .proof = step.position->proof()});
}

Step handed_over(const RoomState& room, Seat seat) {
    Step step;
    add_leave(step, room, seat);
    if (room.seats[seat].is_person()) step.records.emplace_back(room.taken_by_bot(seat, stand_in));
    return step;
}

}  // namespace reami::room
