#include "server/room/judge/move_judge.hpp"

namespace reami::room {

namespace {

protocol::Refusal at_first(std::string_view code) {
    return {.code = std::string(code), .detail = {}, .at = 1};
}

std::optional<protocol::Refusal> no_such_match(const RoomState& room, MatchNumber match) {
    if (room.phase == Phase::held) return refusal(code::held);
    if (!room.position) return refusal(code::not_playing);
    if (match != room.match) return at_first(code::late);
    return std::nullopt;
}

std::optional<protocol::Refusal> no_longer_asked(const RoomState& room, Seat seat, AskNumber ask) {
    if (room.phase != Phase::playing) return at_first(code::over);
    if (ask != room.position->ask(seat)) return at_first(code::late);
    return std::nullopt;
}

}  // namespace

std::optional<protocol::Refusal> no_such_ask(const RoomState& room, Seat seat, MatchNumber match,
                                             AskNumber ask) {
    if (auto no = no_such_match(room, match)) return no;
    return no_longer_asked(room, seat, ask);
}

auto MoveJudge::attempt(const MoveAttempt& attempt) const -> MoveOutcome {
    const RoomState& state = room_.state;
    if (auto no = no_such_match(state, attempt.match)) return *std::move(no);
    if (const auto v = state.played.find(attempt.seat, attempt.id)) return *v;
    if (auto no = no_longer_asked(state, attempt.seat, attempt.ask)) return *std::move(no);
    auto played = state.position->after(attempt.seat, attempt.moves);
    if (!played) return played.error();
    const protocol::SharedMatch next = (*played)->after();
    Step step;
    step.records.reserve(attempt.moves.size() + 2);  // the moves may end a round and the match
    Version v = state.v();
    for (const std::string& move : attempt.moves) {
        v = v.next();
        step.records.emplace_back(store::MovePlayed{
            .match = attempt.match, .v = v, .seat = attempt.seat, .move = move, .id = attempt.id});
    }
    auto& last = std::get<store::MovePlayed>(step.records.back());
    last.proof = next->proof();
    last.took = attempt.took;
    if (next->rounds_finished() > state.position->rounds_finished()) finish_round(step, *next);
    step.position = next;
    step.played = *played;
    return step;
}

void MoveJudge::finish_round(Step& step, const protocol::Match& next) const {
    const MatchNumber match = room_.state.match;
    const int round = next.rounds_finished();
    step.records.emplace_back(store::RoundFinished{match, round, next.round_points(round)});
    const auto result = next.result();
    if (!result) return;
    step.records.emplace_back(store::MatchFinished{.match = match,
                                                   .points = result->points,
                                                   .ranks = result->ranks,
                                                   .tie_break = result->tie_break.value_or(""),
                                                   .next_secret = fresh_});
    std::ranges::move(room_.state.lifted_bans(), std::back_inserter(step.records));
}

}  // namespace reami::room
