// The clocks of a match as its records have them: PROTOCOL.md, "Clocks". They change only with records, so a
// restored room has the same clocks.
#pragma once

#include <vector>

#include "engine/core/seat_array.hpp"
#include "protocol/messages/from_server_clocks.hpp"
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
    /// The seat has taken its last visit back: the clock is as it was before this visit.
    void take_back(Seat seat);
    /// The clock has reached zero in the running visit, after `v` moves.
    void run_out(Seat seat, protocol::Version v);

    /// The time on the clock before the running visit, in milliseconds; negative: below zero.
    Millis left(Seat seat) const { return clocks_[seat].time.left; }
    /// Holidays are days that a clock gets by itself when it reaches zero.
    int holidays(Seat seat) const { return clocks_[seat].time.holidays; }
    /// Whether the clock has reached zero in the running visit.
    bool is_out(Seat seat) const { return clocks_[seat].is_out; }
    /// Whether a bot plays the running visit, because the clock has reached zero.
    bool bot_plays(Seat seat) const { return is_out(seat) && control_.at_zero == protocol::AtZero::play; }
    /// The clocks that have reached zero, in order. One that stays below zero over several visits occurs
    /// once.
    const std::vector<protocol::from_server::ClockOut>& outs() const { return outs_; }
    /// The time after which the clock has reached zero, and has no holidays left.
    Millis until_zero(Seat seat) const;

private:
    struct Balance {
        Millis left = 0;
        int holidays = 0;
    };
    struct SeatClock {
        Balance time;
        bool is_out = false;
        bool has_moved = false;  ///< in the running visit
        Balance at_begin;        ///< of the running visit
        Balance at_last_begin;   ///< of the visit before it
    };

    protocol::TimeControl control_;
    SeatArray<SeatClock> clocks_;
    std::vector<protocol::from_server::ClockOut> outs_;
};

}  // namespace reami::room
