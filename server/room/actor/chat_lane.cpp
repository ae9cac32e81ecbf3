// Handles a room's chat, one line at a time, independently of its other inputs: no move waits for a line of
// chat.
#include "server/room/actor/room_actor.hpp"

namespace reami::room {

/// Whether the input waits behind chat. A `Went` does if earlier chat of its client waits, because a client's
/// earlier inputs are handled before it leaves.
bool RoomActor::is_of_chat(const RoomInput& input) const {
    if (std::holds_alternative<ClientChat>(input.what)) return true;
    const auto* went = std::get_if<Went>(&input.what);
    return went && is_among(waiting_chat_, went->client);
}

void RoomActor::arrive_chat(RoomInput input) {
    waiting_chat_.push_back(std::move(input));
    deal_with_waiting_chat();
}

void RoomActor::deal_with_waiting_chat() {
    while (is_open_ && !is_draining_ && !storing_chat_since_ && !waiting_chat_.empty() &&
           !asked_before(waiting_chat_.front())) {
        const RoomInput input = std::move(waiting_chat_.front());
        waiting_chat_.pop_front();
        const auto* said = std::get_if<ClientChat>(&input.what);
        if (!said) {
            sort(input);
            continue;
        }
        --inputs_;
        try {
            judge_chat(*said, input);
        } catch (const std::exception& fault) {
            report_fault(input, fault);
        }
    }
}

/// Whether an earlier request of the same client is still waiting. A client's requests are carried out in
/// order: a line of chat after `sit` comes from the seat.
bool RoomActor::asked_before(const RoomInput& input) const {
    const auto* said = std::get_if<ClientChat>(&input.what);
    if (!said) return false;
    const bool is_stored = storing_ && storing_->step.asker && storing_->step.asker->client == said->client;
    return is_stored || is_among(waiting_, said->client);
}

void RoomActor::judge_chat(const ClientChat& from, const Occasion& occasion) {
    ChatVerdict verdict = room_.judge(from, occasion.now);
    send(verdict.answers);
    if (!verdict.line) return;
    storing_chat_since_ = services_.clock.now().steady;
    set_alarm();
    store::Entry entry{.room = id_, .at = occasion.now.wall, .records = {}};
    entry.records.emplace_back(*verdict.line);
    if (verdict.line->player) entry.records.emplace_back(room_.to_remember(verdict.asker));
    store(std::move(entry), [verdict = std::move(verdict), now = occasion.now](
                                RoomActor& self, const store::Appended& appended) {
        self.chat_answered(verdict, now, appended);
    });
}

void RoomActor::chat_answered(const ChatVerdict& said, Moment now, const store::Appended& appended) {
    storing_chat_since_.reset();
    if (!is_open_) return;
    if (is_fenced(appended)) return be_lost();
    try {
        if (appended.fault)
            not_stored(said.asker, *appended.fault);
        else
            send(room_.said(said, now));
        if (room_.shown()->stalled) send(room_.tick({is_stalled()}, services_.clock.now()));
    } catch (const std::exception& fault) {
        log_fault(fault);
    }
    publish();
    if (is_draining_) return end_if_drained();
    set_alarm();
    deal_with_waiting_chat();
}

}  // namespace reami::room
