#include "server/room/plan/seat_plan.hpp"

#include "protocol/json/read_as.hpp"
#include "protocol/json/write.hpp"

namespace reami::room {

/// A plan that nobody can read is no plan: the player then moves as without one.
SeatPlan::SeatPlan(const store::PlanChanged& changed)
    : ask(changed.ask),
      lists(json::read_as<Lists>(changed.lists).value_or(Lists())),
      failed(changed.failed) {}

std::string SeatPlan::text(const Lists& lists) { return lists.empty() ? "" : json::write(lists); }

}  // namespace reami::room
