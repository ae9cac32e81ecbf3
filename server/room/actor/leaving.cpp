// Ends a room on this node, so that another node can serve it, or so that it can be read back later.
#include <algorithm>
#include <boost/asio/post.hpp>
#include <utility>

#include "server/room/actor/room_actor.hpp"
#include "server/runtime/log_about.hpp"

namespace reami::room {

namespace asio = boost::asio;

namespace {

constexpr Millis soon = 60'000;
constexpr Millis people_come_within = 30'000;       ///< and then that node serves the room
constexpr Millis never = 100LL * 365 * 86'400'000;  ///< practically

}  // namespace

std::optional<Millis> RoomActor::left_since() const {
    const Millis since = left_since_;
    return since == somebody_is_here ? std::nullopt : std::optional(since);
}

void RoomActor::forget(ClientId client) {
    connections_.erase(client);
    const bool is_anyone_here =
        std::ranges::any_of(connections_, [](const auto& one) { return !one.second.passed_on; });
    if (!is_anyone_here && !left_since()) left_since_ = services_.clock.now().steady;
}

/// Whether the room has no work within `soon`. A room with connections (these were passed on from other
/// nodes) may leave at any time: its clients reconnect at its next node.
bool RoomActor::wants_nothing_soon(Millis now) {
    if (!connections_.empty()) return true;
    const auto due = room_.next_due(now);
    return thinking_.empty() && retry_in_.count() == 0 && (!due || *due > now + soon);
}

void RoomActor::leave_if_left(std::function<void(store::Millis due_at)> ready) {
    asio::post(shard_, [self = shared_from_this(), ready = std::move(ready)]() mutable {
        const Moment now = self->services_.clock.now();
        const bool may_go = self->is_open_ && !self->is_draining_ && self->left_since() &&
                            self->wants_nothing_soon(now.steady);
        if (!may_go) return;
        self->begin_draining([self, now, ready = std::move(ready)] { ready(self->due_at(now)); });
    });
}

void RoomActor::rest_if_left(std::function<void(Millis due_at)> rested) {
    asio::post(shard_, [self = shared_from_this(), rested = std::move(rested)] {
        const Millis now = self->services_.clock.now().steady;
        const bool is_stored = !self->storing_ && !self->storing_chat_since_;
        const bool may_rest = self->is_open_ && !self->is_draining_ && is_stored &&
                              self->connections_.empty() && self->room_.state().phase != Phase::held &&
                              self->wants_nothing_soon(now);
        if (!may_rest) return;
        const auto due = self->room_.next_due(now);
        self->stop_working(protocol::Close::restart);
        rested(due.value_or(now + never));
    });
}

void RoomActor::leave(std::function<void(store::Millis due_at)> ready) {
    asio::post(shard_, [self = shared_from_this(), ready = std::move(ready)]() mutable {
        self->begin_draining([self, ready = std::move(ready)] {
            const Moment now = self->services_.clock.now();
            for (const auto& [client, to] : self->connections_) self->room_.go(client, now);
            const bool bots_wait = !self->room_.bot_turns().empty();
            ready(bots_wait ? now.wall + people_come_within : self->due_at(now));
        });
    });
}

void RoomActor::begin_draining(std::function<void()> done) {
    is_draining_ = true;
    when_drained_ = std::move(done);
    end_if_drained();
}

/// When something is due in the room, by the wall clock.
Millis RoomActor::due_at(Moment now) const {
    const auto due = room_.next_due(now.steady);
    return now.wall + (due ? *due - now.steady : never);
}

void RoomActor::lose(std::function<void()> done) {
    asio::post(shard_, [self = shared_from_this(), done = std::move(done)] {
        self->be_lost();
        if (done) done();
    });
}

/// Ends the room here, and shows it to this server as closed, so that nobody finds it.
void RoomActor::be_lost() {
    if (std::exchange(is_lost_, true)) return;
    log_about(spdlog::level::info, subject(), "is not served by this node any more");
    end(protocol::Close::restart);
    from_server::Room gone = *room_.shown();
    gone.phase = from_server::Phase::closed;
    services_.changed(std::make_shared<const from_server::Room>(std::move(gone)));
    if (when_drained_) std::exchange(when_drained_, nullptr)();
}

bool RoomActor::is_fenced(const store::Appended& appended) {
    return appended.fault && appended.fault->kind == store::Fault::Kind::fenced;
}

}  // namespace reami::room
