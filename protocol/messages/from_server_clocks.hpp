// The message with the clocks of a match: PROTOCOL.md, "Clocks".
#pragma once

#include <boost/describe/class.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/core/seat.hpp"
#include "protocol/messages/ids.hpp"

namespace reami::protocol::from_server {

/// The clock of a seat.
struct SeatClock {
    std::int64_t left = 0;        ///< in milliseconds, at the time of the message; negative: below zero
    std::optional<bool> runs;     ///< true while the clock runs
    std::optional<int> holidays;  ///< the holidays that are left; absent if the clocks have none
    std::optional<bool> out;      ///< true if the clock has reached zero in this visit
    friend bool operator==(const SeatClock&, const SeatClock&) = default;
    BOOST_DESCRIBE_CLASS(SeatClock, (), (left, runs, holidays, out), (), ())
};

/// The clock of the seat reached zero after `v` moves.
struct ClockOut {
    Version v;
    Seat seat;
    friend bool operator==(const ClockOut&, const ClockOut&) = default;
    BOOST_DESCRIBE_CLASS(ClockOut, (), (v, seat), (), ())
};

/// The clocks of the running match. The server sends all of them whenever a clock starts or stops.
struct Clocks {
    static constexpr std::string_view tag = "clocks";
    MatchNumber match;
    Version v;
    std::map<Seat, SeatClock> seats;
    /// The clocks that have reached zero in this match, in order; absent if none has. A clock that stays
    /// below zero over several visits occurs once.
    std::optional<std::vector<ClockOut>> outs = {};
    BOOST_DESCRIBE_CLASS(Clocks, (), (match, v, seats, outs), (), ())
};

}  // namespace reami::protocol::from_server
