// A move that would have been better than a played one, as a review of a match shows it: PROTOCOL.md, "Plain
// requests".
#pragma once

#include <boost/describe/class.hpp>
#include <string>

namespace reami::protocol {

/// The points are averages, in tenths of a point, at the end of the round. Their sum is greater than 0.
struct StrongerMove {
    std::string move;
    int own = 0;     ///< the points that the seat lost with the played move; negative if it gained points
    int others = 0;  ///< the points that the best of the other seats gained with the played move
    friend bool operator==(const StrongerMove&, const StrongerMove&) = default;
    BOOST_DESCRIBE_CLASS(StrongerMove, (), (move, own, others), (), ())
};

}  // namespace reami::protocol
