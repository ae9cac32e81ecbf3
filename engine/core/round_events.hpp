// The events that every match adds to the events of its game.
#pragma once

#include <boost/describe/class.hpp>
#include <map>
#include <string_view>

#include "engine/core/seat.hpp"

namespace reami {

/// Points by seat.
using SeatPoints = std::map<Seat, int>;

/// A seat played `ready`: it waits for the next round.
struct Readied {
    static constexpr std::string_view tag = "ready";
    Seat seat;
    friend bool operator==(const Readied&, const Readied&) = default;
    BOOST_DESCRIBE_CLASS(Readied, (), (seat), (), ())
};

/// A seat took its last visit back. The view is as it was before that visit.
struct Undone {
    static constexpr std::string_view tag = "undone";
    Seat seat;
    friend bool operator==(const Undone&, const Undone&) = default;
    BOOST_DESCRIBE_CLASS(Undone, (), (seat), (), ())
};

/// All people agreed to end the match as it stands, before its rules end it.
struct Stopped {
    static constexpr std::string_view tag = "stopped";
    friend bool operator==(const Stopped&, const Stopped&) = default;
    BOOST_DESCRIBE_CLASS(Stopped, (), (), (), ())
};

/// The player of a seat has left the match for good. A bot plays on, and the seat ranks behind all others.
struct SeatGivenUp {
    static constexpr std::string_view tag = "gave_up";
    Seat seat;
    friend bool operator==(const SeatGivenUp&, const SeatGivenUp&) = default;
    BOOST_DESCRIBE_CLASS(SeatGivenUp, (), (seat), (), ())
};

/// A round is over. The view shows the points of the round.
struct RoundEnded {
    static constexpr std::string_view tag = "round_ended";
    int round = 0;
    friend bool operator==(const RoundEnded&, const RoundEnded&) = default;
    BOOST_DESCRIBE_CLASS(RoundEnded, (), (round), (), ())
};

/// The match is over. The result contains its points.
struct MatchEnded {
    static constexpr std::string_view tag = "match_ended";
    friend bool operator==(const MatchEnded&, const MatchEnded&) = default;
    BOOST_DESCRIBE_CLASS(MatchEnded, (), (), (), ())
};

}  // namespace reami
