// Answers questions about the current state of the room, and tells its connections whether they have seats.
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <type_traits>

#include "server/room/actor/room_actor.hpp"

namespace reami::room {

namespace asio = boost::asio;

namespace {

/// Calls `look` on the room's shard, and returns its result.
template <class Executor, class Look>
asio::awaitable<std::invoke_result_t<Look>> seen_on(Executor shard, Look look) {
    const auto there = [look]() -> asio::awaitable<std::invoke_result_t<Look>> { co_return look(); };
    co_return co_await asio::co_spawn(shard, there, asio::use_awaitable);
}

}  // namespace

asio::awaitable<std::optional<protocol::plain::RunningMatch>> RoomActor::running_match(
    std::optional<PlayerId> asker) {
    return seen_on(shard_, [self = shared_from_this(), asker] { return self->room_.running_match(asker); });
}

asio::awaitable<bool> RoomActor::has_seat(PlayerId player) {
    return seen_on(shard_, [self = shared_from_this(), player] { return self->has_seat_now(player); });
}

asio::awaitable<protocol::admin::RoomInside> RoomActor::inside() {
    return seen_on(shard_, [self = shared_from_this()] {
        auto seen = self->room_.inside();
        seen.number = self->id_;
        return seen;
    });
}

bool RoomActor::has_seat_now(PlayerId player) const {
    const Seats& seats = room_.state().seats;
    return seats.seat_of(player) || seats.kept_for(player);
}

void RoomActor::note_seat(ClientId client) const {
    const auto to = connections_.find(client);
    const Client* const who = room_.snapshot().clients.find(client);
    if (to != connections_.end() && who) to->second.connection->note_seat(has_seat_now(who->identity.player));
}

void RoomActor::note_seats() const {
    for (const auto& [client, to] : connections_) note_seat(client);
}

}  // namespace reami::room
