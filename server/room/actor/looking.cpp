// What others ask about the room as it stands.
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
        const Seats& seats = self->room_.state().seats;
        co_return seats.seat_of(player) || seats.kept_for(player);
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

}  // namespace reami::room
