#include "server/room/moves.hpp"

namespace reami::room {

auto Moves::attempt(const Attempt& attempt) const -> Outcome {
    const Table& table = room_.table_;
    if (table.phase == Phase::held) return refusal(code::held);
    if (!room_.match_) return refusal(code::not_playing);
    if (attempt.match != table.match) return refusal(code::late);
    if (const auto v = room_.played_.find(attempt.seat, attempt.id)) return *v;
    if (table.phase != Phase::playing) return refusal(code::over);
    if (attempt.ask != room_.match_->ask(attempt.seat)) return refusal(code::late);
    protocol::Match next = *room_.match_;
    if (auto refusal = next.play(attempt.seat, attempt.move)) return *std::move(refusal);
    return played(attempt, std::move(next));
}

Step Moves::played(const Attempt& attempt, protocol::Match next) const {
    Step step;
    step.table = room_.table_;
    step.records.emplace_back(store::Moved{.match = attempt.match,
                                           .v = next.v(),
                                           .seat = attempt.seat,
                                           .move = attempt.move,
                                           .id = attempt.id,
                                           .proof = next.proof()});
    if (next.rounds_finished() > room_.match_->rounds_finished()) finish_round(step, next);
    step.match = std::move(next);
    return step;
}

void Moves::finish_round(Step& step, const protocol::Match& next) const {
    const int match = room_.table_.match, round = next.rounds_finished();
    step.records.emplace_back(store::RoundEnded{match, round, next.round_points(round)});
    const auto result = next.result();
    if (!result) return;
    step.records.emplace_back(store::Ended{.match = match,
                                           .points = result->points,
                                           .ranks = result->ranks,
                                           .broke = result->broke.value_or(""),
                                           .next_secret = letter_.fresh,
                                           .rows = {}});
    step.table.fold(step.records.back(), letter_.now.steady);
}

}  // namespace reami::room
