// The plan of a seat, as its record has it: PROTOCOL.md, "Plans".
#pragma once

#include <string>
#include <vector>

#include "server/store/record.hpp"

namespace reami::room {

struct SeatPlan {
    using Lists = std::vector<std::vector<std::string>>;

    SeatPlan() = default;
    explicit SeatPlan(const store::PlanChanged& changed);
    /// The lists as the record has them.
    static std::string text(const Lists& lists);

    protocol::AskNumber ask;  ///< the plan is for this decision of the seat
    Lists lists;              ///< of moves, in order of preference; empty: there is no plan
    bool failed = false;      ///< none of the lists was legal when the seat was asked

    friend bool operator==(const SeatPlan&, const SeatPlan&) = default;
};

}  // namespace reami::room
