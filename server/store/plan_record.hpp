// The stored plans of seats: PROTOCOL.md, "Plans".
#pragma once

#include <string>

#include "engine/core/seat.hpp"
#include "protocol/messages/ids.hpp"

namespace reami::store {

/// The seat of the running match has this plan from now on, for its decision number `ask`.
struct PlanChanged {
    Seat seat;
    protocol::AskNumber ask;
    std::string lists;    ///< of moves, as JSON; empty: the seat has no plan any more
    bool failed = false;  ///< none of the lists was legal when the seat was asked
    friend bool operator==(const PlanChanged&, const PlanChanged&) = default;
};

}  // namespace reami::store
