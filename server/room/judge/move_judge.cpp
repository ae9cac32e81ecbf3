#include "server/room/judge/move_judge.hpp"

namespace reami::room {

auto MoveJudge::attempt(const MoveAttempt& attempt) const -> MoveOutcome {
    const RoomState& state = room_.state;
    if (state.phase == Phase::held) return refusal(code::held);
    if (!state.position) return refusal(code::not_playing);
    if (attempt.match != state.match) return refusal(code::late);
    if (const auto v = state.played.find(attempt.seat, attempt.id)) return *v;
    if (state.phase != Phase::playing) return refusal(code::over);
    if (attempt.ask != state.position->ask(attempt.seat)) return refusal(code::late);
    protocol::Match next = *state.position;
    if (auto refusal = next.play(attempt.seat, attempt.move)) return *std::move(refusal);
    return played(attempt, std::move(next));
}

Step MoveJudge::played(const MoveAttempt& attempt, protocol::Match next) const {
    Step step;
    step.records.emplace_back(store::MovePlayed{.match = attempt.match,
                                                .v = next.v(),
                                                .seat = attempt.seat,
                                                .move = attempt.move,
                                                .id = attempt.id,
                                                .proof = next.proof()});
    if (next.rounds_finished() > room_.state.position->rounds_finished()) finish_round(step, next);
    step.position = std::move(next);
    return step;
}

void MoveJudge::finish_round(Step& step, const protocol::Match& next) const {
    const int match = room_.state.match, round = next.rounds_finished();
    step.records.emplace_back(store::RoundFinished{match, round, next.round_points(round)});
    const auto result = next.result();
    if (!result) return;
    step.records.emplace_back(store::MatchFinished{.match = match,
                                                   .points = result->points,
                                                   .ranks = result->ranks,
                                                   .tie_break = result->tie_break.value_or(""),
                                                   .next_secret = fresh_});
}

}  // namespace reami::room
