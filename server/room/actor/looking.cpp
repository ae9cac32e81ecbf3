// What others ask about the room as it stands, and what its connections are told of their seats.
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "server/room/actor/room_actor.hpp"

namespace reami::room {

namespace asio = boost::asio;

asio::awaitable<std::optional<protocol::plain::RunningMatch>> RoomActor::running_match(
    std::optional<PlayerId> asker) {
    using Found = std::optional<protocol::plain::RunningMatch>;
    const auto look = [self = shared_from_this(), asker]() -> asio::awaitable<Found> {
        co_return self->room_.running_match(asker);
    };
    co_return co_await asio::co_spawn(shard_, look, asio::use_awaitable);
}

asio::awaitable<bool> RoomActor::has_seat(PlayerId player) {
    const auto look = [self = shared_from_this(), player]() -> asio::awaitable<bool> {
        co_return self->has_seat_now(player);
    };
    co_return co_await asio::co_spawn(shard_, look, asio::use_awaitable);
}

asio::awaitable<protocol::admin::RoomInside> RoomActor::inside() {
    const auto look = [self = shared_from_this()]() -> asio::awaitable<protocol::admin::RoomInside> {
        auto seen = self->room_.inside();
        seen.number = self->id_;
        co_return seen;
    };
    co_return co_await asio::co_spawn(shard_, look, asio::use_awaitable);
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
