#include "server/room/actor/chat_lane.hpp"

#include <utility>
#include <variant>

namespace reami::room {

bool ChatLane::must_wait(const RoomInput& input) const {
    if (std::holds_alternative<ClientChat>(input.what)) return true;
    const auto* went = std::get_if<Went>(&input.what);
    return went && waiting_.has_from(went->client);
}

std::optional<RoomInput> ChatLane::next() {
    const bool may_go_on =
        served_.takes_steps() && !storing_ && !waiting_.is_empty() && !asked_before(waiting_.first());
    return may_go_on ? std::optional(waiting_.take_first()) : std::nullopt;
}

/// Whether the room still has to carry out an earlier request of the line's client. It carries out a client's
/// requests in order: if a client sends `sit` and then a line of chat, the line comes from the seat.
bool ChatLane::asked_before(const RoomInput& input) const {
    const auto* said = std::get_if<ClientChat>(&input.what);
    return said && steps_.has_request_of(said->client);
}

std::optional<Millis> ChatLane::storing_since() const {
    return storing_ ? std::optional(storing_->since) : std::nullopt;
}

std::optional<store::Entry> ChatLane::judge(const ClientChat& from, Moment now) {
    Verdict verdict = judge_.judge(served_.room.snapshot(), from, now);
    served_.connections.send(verdict.answers);
    if (!verdict.step) return std::nullopt;
    storing_.emplace(StoringLine{*std::move(verdict.step), now, served_.now().steady});
    return store::Entry{served_.id, now.wall, storing_->step.records};
}

void ChatLane::answered(const store::Appended& appended) {
    StoringLine answer = *std::exchange(storing_, std::nullopt);
    if (!served_.is_open()) return;
    if (appended.fault)
        faults_.note(answer.step.asker, *appended.fault);
    else
        served_.connections.send(served_.room.advance(std::move(answer.step), answer.now));
}

}  // namespace reami::room
