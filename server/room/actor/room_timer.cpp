#include "server/room/actor/room_timer.hpp"

#include <algorithm>
#include <utility>

#include "server/room/actor/retry.hpp"

namespace reami::room {

RoomTimer::RoomTimer(const ServedRoom& served, const StoreFaults& faults, const StepLane& steps,
                     const ChatLane& chat)
    : served_(served),
      faults_(faults),
      steps_(steps),
      chat_(chat),
      alarm_(served.services.clock.alarm(served.shard)) {}

void RoomTimer::set(std::function<void()> ring) {
    if (!served_.is_open()) return;
    const auto due = next_due(served_.now().steady);
    if (!due || (rings_at_ && *rings_at_ <= *due)) return;  // the room sets the timer again when it rings
    rings_at_ = due;
    alarm_->set(*due, std::move(ring));
}

std::optional<Millis> RoomTimer::next_due(Millis now) const {
    std::optional<Millis> due = steps_.is_storing() ? std::nullopt : served_.room.next_due(now);
    const auto consider = [&](Millis at) { due = std::min(due.value_or(at), at); };
    for (const auto since : {steps_.storing_since(), chat_.storing_since()})
        if (since && !served_.room.shown()->stalled)
            consider(std::max(now + 1, *since + stalled_after.count()));
    if (const auto at = faults_.next_attempt(now)) consider(*at);
    return due;
}

bool RoomTimer::is_stalled() const {
    const auto step = steps_.storing_since(), chat = chat_.storing_since();
    if (chat && has_waited_since(*chat)) return true;
    return step ? has_waited_since(*step) : faults_.is_stalled();
}

bool RoomTimer::has_waited_since(Millis since) const {
    return served_.now().steady - since >= stalled_after.count();
}

}  // namespace reami::room
