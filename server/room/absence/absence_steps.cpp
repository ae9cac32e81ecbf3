#include "server/room/absence/absence_steps.hpp"

#include "server/room/judge/absence.hpp"

namespace reami::room {

namespace {

constexpr int enough_to_vote = 2;

/// Whether nobody has to vote: too few people are present. At a table where nobody is present, only clocks
/// of days go on.
bool needs_no_vote(const Snapshot& room, Seat seat) {
    const int present = present_others(room, seat).size();
    if (present >= enough_to_vote) return false;
    return present > 0 || room.state.clocks.control().kind == protocol::ClockKind::days;
}

/// Whether more than half of the others who are present have voted.
bool is_voted(const Snapshot& room, Seat seat) {
    const SeatSet present = present_others(room, seat);
    int votes = 0;
    for (const Seat voter : room.state.seats[seat].for_bot) votes += present.contains(voter) ? 1 : 0;
    return 2 * votes > present.size();
}

std::optional<Step> absence_step_for(const Snapshot& room, Seat seat, Millis now) {
    const SeatState& place = room.state.seats[seat];
    if (room.state.is_played_for_now(seat) && !room.presence.away_since(seat))
        return step_of(store::SeatTaken{seat, place.player, place.name, place.word, {}});
    const auto vote = vote_about(room, seat, now);
    if (!vote) return std::nullopt;
    const bool hands_over = *vote == protocol::AbsenceVote::hand_over;
    if (hands_over && (needs_no_vote(room, seat) || is_voted(room, seat)))
        return handed_over(room.state, seat);
    if (!hands_over && is_voted(room, seat)) return step_of(room.state.taken_by_bot(seat, stand_in));
    return std::nullopt;
}

}  // namespace

std::optional<Step> absence_step(const Snapshot& room, Millis now) {
    if (room.state.phase != Phase::playing) return std::nullopt;
    for (const Seat seat : room.state.seats.all())
        if (auto step = absence_step_for(room, seat, now)) return step;
    return std::nullopt;
}

std::optional<Millis> absence_due(const Snapshot& room, Millis now) {
    std::optional<Millis> due;
    const auto consider = [&](std::optional<Millis> at) {
        if (at && *at > now && (!due || *at < *due)) due = at;
    };
    const bool is_looked_at = !room.clients.empty();
    if (!is_looked_at && room.state.clocks.control().kind != protocol::ClockKind::days) return due;
    for (const Seat seat : room.state.seats.all()) {
        const Absence absence = absence_of(room, seat);
        if (is_looked_at) consider(absence.bot_from);
        consider(absence.left_from);
        consider(asks_if_there_at(room, seat));
        consider(away_without_answer_at(room, seat));
    }
    return due;
}

}  // namespace reami::room
