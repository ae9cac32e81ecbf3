#include "server/room/clock/seat_clocks.hpp"

#include <algorithm>
#include <utility>

namespace reami::room {

namespace {

constexpr int holidays_per_match = 3;
constexpr Millis a_minute = 60'000, a_day = 86'400'000;

Millis millis(std::optional<int> seconds) { return Millis{seconds.value_or(0)} * 1'000; }

}  // namespace

SeatClocks::SeatClocks(const protocol::TimeControl& control) : control_(control) {
    const int holidays = control.kind == protocol::ClockKind::days ? holidays_per_match : 0;
    const Balance time{millis(control.bank), holidays};
    for (const Seat seat : SeatSet::first(max_seats))
        clocks_[seat] = {.time = time, .at_begin = time, .at_last_begin = time};
}

void SeatClocks::spend(Seat seat, Millis took) {
    clocks_[seat].has_moved = true;
    Balance& time = clocks_[seat].time;
    time.left -= took;
    while (time.left < 0 && time.holidays > 0) {
        time.left += a_day;
        --time.holidays;
    }
}

void SeatClocks::end_visit(Seat seat) {
    SeatClock& clock = clocks_[seat];
    clock.time.left = std::min(clock.time.left + millis(control_.add), millis(control_.cap));
    clock.is_out = false;
    clock.has_moved = false;
    clock.at_last_begin = std::exchange(clock.at_begin, clock.time);
}

void SeatClocks::take_back(Seat seat) {
    SeatClock& clock = clocks_[seat];
    if (!clock.has_moved) clock.at_begin = clock.at_last_begin;
    clock.time = clock.at_begin;
    clock.is_out = false;
    clock.has_moved = false;
}

/// If the clock does not go below zero, all its time is spent. A player who takes the seat back from a bot,
/// or takes back the visit that a bot played, needs some time.
void SeatClocks::run_out(Seat seat, protocol::Version v) {
    SeatClock& clock = clocks_[seat];
    if (clock.at_begin.left >= 0 || clock.at_begin.holidays > 0) outs_.push_back({v, seat});
    clock.is_out = true;
    if (control_.at_zero == protocol::AtZero::wait) return;
    clock.at_begin = {control_.kind == protocol::ClockKind::live ? a_minute : a_day, 0};
    clock.time = control_.at_zero == protocol::AtZero::bot ? clock.at_begin : Balance();
}

Millis SeatClocks::until_zero(Seat seat) const {
    const Balance& time = clocks_[seat].time;
    return time.left + time.holidays * a_day;
}

}  // namespace reami::room
