#include "server/room/plan/plan_steps.hpp"

#include "server/room/judge/move_judge.hpp"

namespace reami::room {

namespace {

std::optional<Seat> seat_with_due_plan(const RoomState& room) {
    if (room.phase != Phase::playing || room.pause) return std::nullopt;
    for (const Seat seat : room.position->to_act())
        if (const SeatPlan* plan = plan_of(room, seat); plan != nullptr && !plan->failed) return seat;
    return std::nullopt;
}

/// Plays the list as the seat's moves. A plan takes none of the seat's time.
MoveJudge::MoveOutcome played(const Snapshot& room, const Secret& fresh, Seat seat,
                              const std::vector<std::string>& list) {
    const RoomState& state = room.state;
    const AskNumber ask = state.position->ask(seat);
    MoveJudge::MoveAttempt attempt{seat, state.match, ask, plan_move_id(ask), list};
    if (state.clocks.exist()) attempt.took = 0;
    return MoveJudge(room, fresh).attempt(attempt);
}

}  // namespace

const SeatPlan* plan_of(const RoomState& room, Seat seat) {
    if (room.phase != Phase::playing) return nullptr;
    const SeatPlan& plan = room.seats[seat].plan;
    return !plan.lists.empty() && plan.ask == room.position->ask(seat) ? &plan : nullptr;
}

bool is_plan_due(const RoomState& room) { return seat_with_due_plan(room).has_value(); }

/// A plan ends with its round: the decision between rounds is not the one for which the player made it.
std::optional<Step> plan_step(const Snapshot& room, const Secret& fresh) {
    const auto seat = seat_with_due_plan(room.state);
    if (!seat) return std::nullopt;
    const SeatPlan& plan = room.state.seats[*seat].plan;
    if (!room.state.position->is_between_rounds()) {
        for (const auto& list : plan.lists) {
            auto outcome = played(room, fresh, *seat, list);
            auto* const step = std::get_if<Step>(&outcome);
            if (step == nullptr) continue;
            step->records.emplace_back(store::PlanChanged{*seat, plan.ask, {}});
            return std::move(*step);
        }
    }
    Step failed;
    failed.records.emplace_back(store::PlanChanged{*seat, plan.ask, SeatPlan::text(plan.lists), true});
    return failed;
}

from_server::Plan plan_message(const RoomState& room, Seat seat) {
    from_server::Plan message{room.match, {}};
    const SeatPlan* const plan = plan_of(room, seat);
    if (plan == nullptr) return message;
    for (const auto& list : plan->lists) message.lists.emplace_back(list.begin(), list.end());
    if (plan->failed) message.failed = true;
    return message;
}

}  // namespace reami::room
