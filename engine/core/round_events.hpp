// What a match of rounds tells besides its game's own events.
#pragma once

#include <boost/describe/class.hpp>
#include <map>
#include <string>
#include <string_view>

#include "engine/core/seat.hpp"

namespace reami {

/// Points a seat, keyed by the seat.
using SeatPoints = std::map<Seat, int>;

/// A seat said that the next round may start.
struct Readied {
    static constexpr std::string_view tag = "ready";
    Seat seat;
    friend bool operator==(const Readied&, const Readied&) = default;
    BOOST_DESCRIBE_CLASS(Readied, (), (seat), (), ())
};

/// A round is over: what it brought, and the totals with it.
struct RoundEnded {
    static constexpr std::string_view tag = "round_ended";
    int round = 0;
    SeatPoints points, totals;
    friend bool operator==(const RoundEnded&, const RoundEnded&) = default;
    BOOST_DESCRIBE_CLASS(RoundEnded, (), (round, points, totals), (), ())
};

/// The match is over. `tie_break` names the tie-break that decided, empty if none did.
struct MatchEnded {
    static constexpr std::string_view tag = "match_ended";
    SeatPoints points, ranks;
    std::string tie_break;
    friend bool operator==(const MatchEnded&, const MatchEnded&) = default;
    BOOST_DESCRIBE_CLASS(MatchEnded, (), (points, ranks, tie_break), (), ())
};

}  // namespace reami
