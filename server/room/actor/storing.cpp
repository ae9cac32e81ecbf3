// Stores a room's steps, and handles the journal's answers.
#include <algorithm>
#include <cstdint>
#include <variant>

#include "server/room/actor/during.hpp"
#include "server/room/actor/log_records.hpp"
#include "server/room/actor/retry.hpp"
#include "server/room/actor/room_actor.hpp"
#include "server/runtime/log_about.hpp"
#include "server/runtime/log_outage.hpp"
#include "server/runtime/meters.hpp"

namespace reami::room {

using namespace std::chrono_literals;

void RoomActor::store(store::Entry entry, Answered answered) {
    auto told = [self = shared_from_this(), answered = std::move(answered)](const store::Appended& answer) {
        const During dealing(self->is_busy_);
        answered(*self, answer);
        self->deal_with_arrived();
    };
    entry.claim = claim_;
    services_.journal.store(std::move(entry), shard_, std::move(told));
}

void RoomActor::step_answered(const store::Appended& appended) {
    const Occasion occasion = storing_->occasion;
    const auto order = storing_->reply;
    if (order && appended.fault) order->give(refusal(code::store_unavailable));
    try {
        stored(appended);
        if (order) order->give(std::nullopt);
        storing_.reset();
        if (!appended.fault) go_on(occasion);
    } catch (const std::exception& fault) {
        storing_.reset();
        log_fault(fault);
    }
    if (is_fenced(appended)) return be_lost();
    publish();
    if (is_draining_) return end_if_drained();
    if (room_.state().phase == Phase::closed) return end(protocol::Close::room_closed);
    if (!storing_) wake_bots();
    set_alarm();
    deal_with_waiting();
    deal_with_waiting_chat();
}

void RoomActor::stored(const store::Appended& appended) {
    if (appended.fault) return not_stored(storing_->step.asker, *appended.fault);
    retry_in_ = 0ms;
    const Moment now = storing_->occasion.now;
    const auto came = storing_->occasion.came;
    if (room_.shown()->stalled) send(room_.tick({}, now));
    const auto is_move = [](const store::Record& record) {
        return std::holds_alternative<store::MovePlayed>(record);
    };
    const auto moves = static_cast<std::uint64_t>(std::ranges::count_if(storing_->step.records, is_move));
    meters().moves += moves;
    log_records(id_, storing_->step.records);
    send(room_.advance(std::move(storing_->step), now));
    if (moves == 0) return;
    meters().stored_seconds.add(std::chrono::duration<double>(appended.at - came).count());
    meters().told_seconds.add(seconds_since(came));
}

void RoomActor::not_stored(const std::optional<Asker>& asker, const store::Fault& fault) {
    if (fault.kind == store::Fault::Kind::fenced) return;  // the call of `lose` informs the clients
    const bool is_final = fault.kind == store::Fault::Kind::refused;
    if (is_final)
        log_about(spdlog::level::err, subject(), "could not store an entry: {}", fault.why);
    else
        log_outage("could not store an entry of a room yet", fault.why);
    if (is_final && asker) return send(room_.refuse(*asker, {}));
    if (is_final)
        retry_after(last_retry);
    else if (services_.clock.now().steady >= retries_at_)  // at most once per pause
        retry_after(growing(retry_in_));
    if (fault.kind == store::Fault::Kind::unknown) return;  // the next start shows the outcome
    if (asker) send(room_.refuse(*asker, static_cast<int>(retry_in_ / 1s)));
}

void RoomActor::retry_after(std::chrono::milliseconds pause) {
    retry_in_ = pause;
    retries_at_ = services_.clock.now().steady + pause.count();
}

bool RoomActor::is_stalled() const {
    const auto has_waited_since = [this](Millis since) {
        return services_.clock.now().steady - since >= stalled_after.count();
    };
    if (storing_chat_since_ && has_waited_since(*storing_chat_since_)) return true;
    if (storing_) return has_waited_since(storing_->since);
    return retry_in_ > 0ms && !services_.journal.health().answering;
}

}  // namespace reami::room
