// The clocks of a match as its records have them: PROTOCOL.md, "Clocks". They change only with records, so a
// restored room has the same clocks.
#pragma once

#include "engine/core/seat_array.hpp"
#include "protocol/messages/time_control.hpp"
#include "server/store/record.hpp"

namespace reami::room {

using store::Millis;

class SeatClocks {
public:
    /// The clocks at the start of a match.
    explicit SeatClocks(const protocol::TimeControl& control = {});

    /// Whether the match has clocks.
    bool exist() const { return control_.kind != protocol::ClockKind::none; }
    const protocol::TimeControl& control() const { return control_; }

    /// The seat has taken this time for moves.
    void spend(Seat seat, Millis took);
    /// A visit of the seat has ended: the clock gets its increment.
    void end_visit(Seat seat);
    /// The clock has reached zero in the running visit.
    void run_out(Seat seat);

    /// The time on the clock before the running visit, in milliseconds; negative: below zero.
    Millis left(Seat seat) const { return clocks_[seat].left; }
    /// Holidays are days that a clock gets by itself when it reaches zero.
    int holidays(Seat seat) const { return clocks_[seat].holidays; }
    /// Whether the clock has reached zero in the running visit.
    bool is_out(Seat seat) const { return clocks_[seat].is_out; }
    /// Whether a bot plays the running visit, because the clock has reached zero.
    bool bot_plays(Seat seat) const { return is_out(seat) && control_.at_zero == protocol::AtZero::play; }
    /// The time after which the clock has reached zero, and has no holidays left.
    Millis until_zero(Seat seat) const;

private:
    struct SeatClock {
        Millis left = 0;
        int holidays = 0;
        bool is_out = false;
    };

    protocol::TimeControl control_;
    SeatArray<SeatClock> clocks_;
};

}  // namespace reami::room
