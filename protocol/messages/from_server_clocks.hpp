// The message with the clocks of a match: PROTOCOL.md, "Clocks".
#pragma once

#include <boost/describe/class.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <string_view>

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

/// The clocks of the running match. The server sends all of them whenever a clock starts or stops.
struct Clocks {
    static constexpr std::string_view tag = "clocks";
    MatchNumber match;
    Version v;
    std::map<Seat, SeatClock> seats;
    BOOST_DESCRIBE_CLASS(Clocks, (), (match, v, seats), (), ())
};

}  // namespace reami::protocol::from_server
