// Judges questions whose answers take a while: the effects of moves, and earlier events. The room decides
// whether the client gets an answer, and another thread computes the answer.
#include "server/room/judge/move_judge.hpp"
#include "server/room/room.hpp"

namespace reami::room {

namespace {

constexpr int busy_for = 1;  ///< seconds until the client may ask again

/// Converts the outcome of one kind of question to the type for all kinds.
template <class Answer>
QuestionTask::WorkedOut outcome_of(std::variant<Answer, protocol::Refusal> answer) {
    return std::visit([](auto& one) -> QuestionTask::WorkedOut { return std::move(one); }, answer);
}

std::optional<protocol::Refusal> no_such_position(const RoomState& state, protocol::MatchNumber match,
                                                  protocol::Version v) {
    if (!state.log || match != state.match) return refusal(code::other_match);
    if (v > state.v()) return refusal(code::no_such_position);
    return std::nullopt;
}

}  // namespace

QuestionVerdict Room::judge(const ClientQuestion& from) const {
    if (!clients_.find(from.client)) return {};
    return std::visit(
        [&](const auto& wanted) -> QuestionVerdict {
            auto judged = question(from.client, wanted);
            if (const auto* why = std::get_if<protocol::Refusal>(&judged))
                return {no(from.client, wanted.id, *why, {}), {}};
            return {{}, std::get<QuestionTask>(std::move(judged))};
        },
        from.question);
}

Room::Question Room::question(ClientId from, const from_client::Preview& wanted) const {
    const auto seat = state_.seats.seat_of(clients_.find(from)->identity.player);
    if (!seat) return refusal(code::not_seated);
    if (auto why = no_such_ask(state_, *seat, wanted.match, wanted.ask)) return *std::move(why);
    const auto work = [match = *state_.position, seat = *seat, viewer = snapshot().viewer(from),
                       moves = wanted.notations()] { return outcome_of(match.preview(seat, viewer, moves)); };
    return QuestionTask{from, wanted.id, false, work};
}

Room::Question Room::question(ClientId from, const from_client::Events& wanted) const {
    if (auto why = no_such_position(state_, wanted.match, wanted.from)) return *std::move(why);
    const auto work = [log = *state_.log, viewer = snapshot().viewer(from), match = wanted.match,
                       first = wanted.from,
                       last = wanted.until.value_or(state_.v())]() -> QuestionTask::WorkedOut {
        auto events = log.events(viewer, first, last);
        events.match = match;
        return events;
    };
    return QuestionTask{from, wanted.id, true, work};
}

Room::Question Room::question(ClientId from, const from_client::Position& wanted) const {
    if (auto why = no_such_position(state_, wanted.match, wanted.v)) return *std::move(why);
    const auto work = [log = *state_.log, viewer = snapshot().viewer(from), match = wanted.match,
                       v = wanted.v]() -> QuestionTask::WorkedOut {
        auto position = log.position(viewer, v);
        position.match = match;
        return position;
    };
    return QuestionTask{from, wanted.id, true, work};
}

std::vector<OutgoingMessage> Room::worked_out(const QuestionTask& task,
                                              QuestionTask::WorkedOut outcome) const {
    if (!clients_.find(task.client)) return {};
    return std::visit(
        [&]<class Answer>(Answer& answer) -> std::vector<OutgoingMessage> {
            if constexpr (std::same_as<Answer, protocol::Refusal>) {
                return no(task.client, task.id, answer, {});
            } else {
                answer.id = task.id;
                return {{task.client, shared(answer)}};
            }
        },
        outcome);
}

std::vector<OutgoingMessage> Room::too_busy_for(const QuestionTask& task) const {
    if (!clients_.find(task.client)) return {};
    return no(task.client, task.id, refusal(code::busy), busy_for);
}

}  // namespace reami::room
