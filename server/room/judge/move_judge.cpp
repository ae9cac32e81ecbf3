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

/// The reason why the seat can't play such moves now, whatever the rules of the game say.
std::optional<protocol::Refusal> not_now(const RoomState& room, const MoveJudge::MoveAttempt& attempt) {
    if (attempt.is_agreed) return std::nullopt;
    if (room.pause) return at_first(code::paused);
    if (protocol::is_stop(attempt.moves) || protocol::is_leave(attempt.moves))
        return at_first(code::unreadable);
    if (protocol::is_undo(attempt.moves)) return no_undo(room, attempt.seat);
    return std::nullopt;
}

}  // namespace

bool plays_with_people(const RoomState& room) { return room.parts.size() > 1; }

std::optional<protocol::Refusal> no_such_ask(const RoomState& room, Seat seat, MatchNumber match,
                                             AskNumber ask) {
    if (auto no = no_such_match(room, match)) return no;
    return no_longer_asked(room, seat, ask);
}

/// In a prepared room, the bots follow a script, which has no way back.
std::optional<protocol::Refusal> no_agreed_undo(const RoomState& room, Seat seat) {
    if (room.phase != Phase::playing) return refusal(code::over);
    if (room.set_up) return refusal(code::prepared);
    if (!room.position->undoes(seat)) return refusal(code::no_undo);
    if (plays_with_people(room) && room.position->undone(seat) > 0) return refusal(code::undo_again);
    return std::nullopt;
}

std::optional<protocol::Refusal> no_undo(const RoomState& room, Seat seat) {
    if (auto no = no_agreed_undo(room, seat)) return no;
    if (plays_with_people(room) && !room.position->undoes(seat)->empty()) return refusal(code::undo_late);
    return std::nullopt;
}

auto MoveJudge::attempt(const MoveAttempt& attempt) const -> MoveOutcome {
    const RoomState& state = room_.state;
    if (auto no = no_such_match(state, attempt.match)) return *std::move(no);
    if (const auto v = state.played.find(attempt.seat, attempt.id)) return *v;
    if (auto no = no_longer_asked(state, attempt.seat, attempt.ask)) return *std::move(no);
    if (auto no = not_now(state, attempt)) return *std::move(no);
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
    // Each move changes which seats have to agree to an `undo`.
    if (state.offer && state.offer->made.what == protocol::OfferKind::undo)
        step.records.emplace_back(store::OfferClosed{});
    if (next->rounds_finished() > state.position->rounds_finished()) finish_round(step, *next);
    if (const auto result = next->result()) finish_match(step, *result);
    step.position = next;
    step.played = *played;
    return step;
}

void MoveJudge::finish_round(Step& step, const protocol::Match& next) const {
    const MatchNumber match = room_.state.match;
    const int round = next.rounds_finished();
    step.records.emplace_back(store::RoundFinished{match, round, next.round_points(round)});
}

void MoveJudge::finish_match(Step& step, const from_server::Result& result) const {
    const MatchNumber match = room_.state.match;
    step.records.emplace_back(store::MatchFinished{.match = match,
                                                   .points = result.points,
                                                   .ranks = result.ranks,
                                                   .tie_break = result.tie_break.value_or(""),
                                                   .next_secret = fresh_});
    std::ranges::move(room_.state.lifted_bans(), std::back_inserter(step.records));
}

}  // namespace reami::room
