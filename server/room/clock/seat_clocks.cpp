#include "server/room/clock/seat_clocks.hpp"

#include <algorithm>

namespace reami::room {

namespace {

constexpr int holidays_per_match = 3;
constexpr Millis a_minute = 60'000, a_day = 86'400'000;

Millis millis(std::optional<int> seconds) { return Millis{seconds.value_or(0)} * 1'000; }

}  // namespace

SeatClocks::SeatClocks(const protocol::TimeControl& control) : control_(control) {
    const int holidays = control.kind == protocol::ClockKind::days ? holidays_per_match : 0;
    for (const Seat seat : SeatSet::first(max_seats))
        clocks_[seat] = {.left = millis(control.bank), .holidays = holidays};
}

void SeatClocks::spend(Seat seat, Millis took) {
    SeatClock& clock = clocks_[seat];
    clock.left -= took;
    while (clock.left < 0 && clock.holidays > 0) {
        clock.left += a_day;
        --clock.holidays;
    }
}

void SeatClocks::end_visit(Seat seat) {
    SeatClock& clock = clocks_[seat];
    clock.left = std::min(clock.left + millis(control_.add), millis(control_.cap));
    clock.is_out = false;
}

/// If the clock does not go below zero, all its time is spent. A player who takes the seat back from a bot
/// needs some time.
void SeatClocks::run_out(Seat seat) {
    SeatClock& clock = clocks_[seat];
    clock.is_out = true;
    if (control_.at_zero == protocol::AtZero::wait) return;
    clock.holidays = 0;
    clock.left = 0;
    if (control_.at_zero == protocol::AtZero::bot)
        clock.left = control_.kind == protocol::ClockKind::live ? a_minute : a_day;
}

Millis SeatClocks::until_zero(Seat seat) const {
    const SeatClock& clock = clocks_[seat];
    return clock.left + clock.holidays * a_day;
}

}  // namespace reami::room
