#include "server/room/actor/leaving.hpp"

#include <utility>

#include "server/runtime/log_about.hpp"

namespace reami::room {

namespace {

constexpr Millis soon = 60'000;
constexpr Millis people_come_within = 30'000;  ///< until then, people reconnect and take the room along
constexpr Millis never = 100LL * 365 * 86'400'000;

}  // namespace

void Leaving::drain(std::function<void()> done) {
    parts_.served.is_draining = true;
    when_drained_ = std::move(done);
    end_if_drained();
}

/// The room does not answer its waiting inputs: their clients send them again after they have reconnected.
void Leaving::end_if_drained() {
    if (parts_.steps.is_storing() || parts_.chat.is_storing() || !when_drained_) return;
    stop_working(protocol::Close::restart);
    std::exchange(when_drained_, nullptr)();
}

/// Whether nothing is due in the room within `soon`. Expects that no client is connected directly to this
/// node. Other nodes may still pass connections on to a room: then the answer is yes, because their clients
/// reconnect to the room's next node.
bool Leaving::wants_nothing_soon(Millis now) const {
    if (!parts_.served.connections.is_empty()) return true;
    const auto due = parts_.served.room.next_due(now);
    return !parts_.bots.are_thinking() && parts_.faults.pause().count() == 0 && (!due || *due > now + soon);
}

void Leaving::leave_if_left(WhenReady ready) {
    const Moment now = parts_.served.now();
    const bool may_go = parts_.served.takes_steps() && parts_.served.connections.left_since() &&
                        wants_nothing_soon(now.steady);
    if (may_go) drain([this, now, ready = std::move(ready)] { ready(due_at(now)); });
}

void Leaving::rest_if_left(const WhenReady& rested) {
    const ServedRoom& served = parts_.served;
    const Millis now = served.now().steady;
    const bool is_stored = !parts_.steps.is_storing() && !parts_.chat.is_storing();
    const bool may_rest = served.takes_steps() && is_stored && served.connections.is_empty() &&
                          served.room.state().phase != Phase::held && wants_nothing_soon(now);
    if (!may_rest) return;
    const auto due = served.room.next_due(now);
    stop_working(protocol::Close::restart);
    rested(due.value_or(now + never));
}

void Leaving::leave(WhenReady ready) {
    drain([this, ready = std::move(ready)] {
        ServedRoom& served = parts_.served;
        const Moment now = served.now();
        for (const ClientId client : served.connections.clients()) served.room.go(client, now);
        const bool bots_wait = !bot_turns(served.room.snapshot()).empty();
        ready(bots_wait ? now.wall + people_come_within : due_at(now));
    });
}

/// The time at which something is next due in the room, by the wall clock.
Millis Leaving::due_at(Moment now) const {
    const auto due = parts_.served.room.next_due(now.steady);
    return now.wall + (due ? *due - now.steady : never);
}

void Leaving::be_lost() {
    if (std::exchange(is_lost_, true)) return;
    const ServedRoom& served = parts_.served;
    log_about(spdlog::level::info, served.subject(), "is not served by this node any more");
    end(protocol::Close::restart);
    from_server::Room gone = *served.room.shown();
    gone.phase = from_server::Phase::closed;
    served.services.changed(std::make_shared<const from_server::Room>(std::move(gone)));
    if (when_drained_) std::exchange(when_drained_, nullptr)();
}

void Leaving::stop() { stop_working(parts_.served.ended.value_or(protocol::Close::room_closed)); }

/// Drops the waiting inputs. From then on, the room handles no further input.
void Leaving::stop_working(protocol::Close why) {
    parts_.served.ended = why;
    parts_.steps.clear();
    parts_.chat.clear();
    parts_.timer.cancel();
}

void Leaving::end(protocol::Close why) {
    stop_working(why);
    parts_.served.connections.close(why);
}

}  // namespace reami::room
