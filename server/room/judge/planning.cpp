// Judges plans: PROTOCOL.md, "Plans".
#include "protocol/match/game_info.hpp"
#include "server/room/judge/move_judge.hpp"
#include "server/room/judge/request_judge.hpp"

namespace reami::room {

namespace {

/// The reason why nobody can leave these lists in that game; it has the place of the list. Empty if every
/// move has the notation of the game. Nobody can know yet whether the moves will be legal.
std::optional<protocol::Refusal> unreadable_list(const std::string& game, const SeatPlan::Lists& lists) {
    const protocol::GameInfo& info = *protocol::find_game(game);
    for (std::size_t i = 0; i < lists.size(); ++i) {
        if (std::ranges::all_of(lists[i], [&](const auto& move) { return info.reads_move(move); })) continue;
        protocol::Refusal why = refusal(code::unreadable);
        why.at = static_cast<int>(i) + 1;
        return why;
    }
    return std::nullopt;
}

}  // namespace

std::optional<protocol::Refusal> no_plan(const RoomState& room, Seat seat, MatchNumber match) {
    const AskNumber ask = room.position ? room.position->ask(seat) : AskNumber();
    if (auto no = no_such_ask(room, seat, match, ask)) {
        no->at.reset();
        return no;
    }
    if (room.position->to_act().contains(seat)) return refusal(code::your_turn);
    return std::nullopt;
}

auto RequestJudge::operator()(const from_client::Plan& plan) const -> RequestOutcome {
    const RoomState& state = room_.state;
    if (!seat_) return refusal(code::not_seated);
    if (auto no = no_plan(state, *seat_, plan.match)) return *std::move(no);
    SeatPlan::Lists lists;
    for (const auto& list : plan.lists) lists.push_back(protocol::texts_of(list));
    if (auto no = unreadable_list(state.game, lists)) return *std::move(no);
    return step(plan.id, store::PlanChanged{*seat_, state.position->ask(*seat_), SeatPlan::text(lists)});
}

}  // namespace reami::room
