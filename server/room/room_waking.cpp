// Restoring a room from its records, changing its limits, and converting its times to the steady clock.
#include <algorithm>
#include <utility>

#include "server/room/room.hpp"

namespace reami::room {

namespace {

// The store counts served time once a minute, so a restored clock may seem to have run for a minute too long.
constexpr Millis served_time_is_exact_to = 60'000;
// After a start of the server, people need some time to come back to a live match.
constexpr Millis live_time_after_start = 20'000;

}  // namespace

void Room::change(const Limits& limits) {
    limits_ = limits;
    presence_.change(limits.away_after);
}

void Room::wake(Moment now, Millis unused_for, Millis stays_until) {
    times_.empty_since = times_.noted = now.steady - unused_for;
    times_.stays_until = stays_until;
    note_date(now);
    if (state_.offer) times_.offer_lapses = now.steady_at(state_.offer->at) + state_.offer->made.lasts;
    if (state_.pause) times_.pause_ends = now.steady_at(state_.pause->at) + state_.pause->began.lasts;
    times_.round_ended = now.steady_at(state_.round_ended_at);
    times_.moved = now.steady_at(state_.moved_at);
    for (const Seat seat : state_.seats.all()) {
        times_.taken[seat] = now.steady_at(state_.seats[seat].since);
        times_.acted[seat] = now.steady;
        times_.moved = std::max(times_.moved, times_.taken[seat]);
    }
    const bool is_live = state_.clocks.control().kind == protocol::ClockKind::live;
    times_.clocks.wake(now.steady, is_live ? live_time_after_start : 0);
    remember_granted(now);
    update_presence(now.steady);
    reminders_.wake(snapshot(), now.steady);
}

/// The times are negative until `wake` adds the present time.
void Room::restore(const store::ClocksStarted& clocks) {
    times_.clocks.start(clocks.seats, -std::max<Millis>(clocks.ran_for - served_time_is_exact_to, 0));
}

void Room::note_date(Moment now) {
    times_.date.reset();
    if (state_.date) times_.date = now.steady + (*state_.date - now.wall);
}

void Room::remember_granted(Moment now) {
    for (const auto& [request, at] : std::exchange(granted_, {})) {
        from_server::Ok ok;
        ok.id = request.id;
        ok.you = request.you;
        const Millis since = now.steady_at(at);
        if (since + limits_.remembered_for.count() >= now.steady)
            replies_.add({request.player, request.id}, ok, since, limits_.remembered_for.count());
    }
}

}  // namespace reami::room
