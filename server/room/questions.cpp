#include "server/room/questions.hpp"

#include <sodium.h>

#include "protocol/match/game_info.hpp"
#include "server/room/judge/move_judge.hpp"
#include "server/room/judging.hpp"

namespace reami::room {

namespace {

using Question = Expected<QuestionTask, protocol::Refusal>;

std::optional<protocol::Refusal> no_such_position(const RoomState& state, protocol::MatchNumber match,
                                                  protocol::Version v) {
    if (!state.log || match != state.match) return refusal(code::other_match);
    if (v > state.v()) return refusal(code::no_such_position);
    return std::nullopt;
}

Question question(const Snapshot& room, ClientId from, const from_client::Preview& wanted) {
    const auto seat = room.state.seats.seat_of(room.clients.find(from)->identity.player);
    if (!seat) return refusal(code::not_seated);
    auto why = wanted.ask ? no_such_ask(room.state, *seat, wanted.match, *wanted.ask)
                          : no_plan(room.state, *seat, wanted.match);
    if (why) return *std::move(why);
    auto work = [match = room.state.position, seat = *seat, viewer = room.viewer(from),
                 moves = wanted.notations(), plans = !wanted.ask]() -> QuestionTask::WorkedOut {
        return plans ? protocol::preview_plan(*match, seat, viewer, moves)
                     : protocol::preview(*match, seat, viewer, moves);
    };
    return QuestionTask{from, wanted.id, wanted.match, false, std::move(work)};
}

Question question(const Snapshot& room, ClientId from, const from_client::Events& wanted) {
    if (auto why = no_such_position(room.state, wanted.match, wanted.from)) return *std::move(why);
    auto work = [log = *room.state.log, viewer = room.viewer(from), first = wanted.from,
                 last = wanted.until.value_or(room.state.v())] {
        return QuestionTask::WorkedOut(log.events(viewer, first, last));
    };
    return QuestionTask{from, wanted.id, wanted.match, false, std::move(work)};
}

Question question(const Snapshot& room, ClientId from, const from_client::Position& wanted) {
    if (auto why = no_such_position(room.state, wanted.match, wanted.v)) return *std::move(why);
    auto work = [log = *room.state.log, viewer = room.viewer(from), v = wanted.v] {
        return QuestionTask::WorkedOut(log.position(viewer, v));
    };
    return QuestionTask{from, wanted.id, wanted.match, false, std::move(work)};
}

Question question(const Snapshot& room, ClientId from, const from_client::Hint& wanted) {
    const auto seat = room.state.seats.seat_of(room.clients.find(from)->identity.player);
    if (!seat) return refusal(code::not_seated);
    if (auto why = no_such_ask(room.state, *seat, wanted.match, wanted.ask)) return *std::move(why);
    if (plays_with_people(room.state)) return refusal(code::no_hint);
    Seed seed{};
    randombytes_buf(seed.data(), seed.size());
    auto work = [match = room.state.position, seat = *seat, seed,
                 bot = protocol::find_game(room.state.game)->bots.back()]() -> QuestionTask::WorkedOut {
        Random random(seed);
        return protocol::hint(*match, seat, bot, random);
    };
    return QuestionTask{from, wanted.id, wanted.match, true, std::move(work)};
}

}  // namespace

QuestionVerdict judge(const Snapshot& room, const ClientQuestion& from) {
    if (!room.clients.find(from.client)) return {};
    return std::visit(
        [&](const auto& wanted) -> QuestionVerdict {
            auto judged = question(room, from.client, wanted);
            if (!judged) return {refuse(room, from.client, wanted.id, judged.error()), {}};
            return {{}, *std::move(judged)};
        },
        from.question);
}

std::vector<OutgoingMessage> worked_out(const Snapshot& room, const QuestionTask& task,
                                        QuestionTask::WorkedOut outcome) {
    if (!room.clients.find(task.client)) return {};
    if (!outcome) return refuse(room, task.client, task.id, outcome.error());
    return std::visit(
        [&](auto& answer) -> std::vector<OutgoingMessage> {
            answer.id = task.id;
            if constexpr (requires { answer.match; }) answer.match = task.match;
            return {{task.client, shared(answer)}};
        },
        *outcome);
}

}  // namespace reami::room
