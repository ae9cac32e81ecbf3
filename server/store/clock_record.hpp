// The stored times of players: PROTOCOL.md, "Clocks".
#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/seat.hpp"
#include "protocol/messages/ids.hpp"

namespace reami::store {

/// The clocks of these seats began to run.
struct ClocksStarted {
    std::vector<Seat> seats;
    std::int64_t ran_for = 0;  ///< served time since then, in milliseconds; only set when it is read back
    friend bool operator==(const ClocksStarted&, const ClocksStarted&) = default;
};

/// The clock of the seat reached zero after move `v` of the match.
struct TimeRanOut {
    protocol::MatchNumber match;
    protocol::Version v;
    Seat seat;
    friend bool operator==(const TimeRanOut&, const TimeRanOut&) = default;
};

}  // namespace reami::store
