// The functions of `RoomActor` that other threads call. Each does its work on the room's shard.
#include <boost/asio/async_result.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <functional>
#include <utility>

#include "server/room/actor/room_actor.hpp"

namespace reami::room {

namespace asio = boost::asio;

using WhyNot = std::optional<protocol::Refusal>;

// People:

ClientId RoomActor::come(Visitor visitor, const from_client::Hello& hello,
                         std::shared_ptr<net::ConnectionHandle> connection, bool passed_on) {
    const ClientId client = next_client_++;
    asio::dispatch(served_.shard,
                   [self = shared_from_this(), client, connection = std::move(connection), passed_on] {
                       if (self->served_.ended) return connection->close(*self->served_.ended);
                       self->served_.connections.add(client, connection, passed_on);
                   });
    post(Came{client, std::move(visitor), hello.have, protocol::language(hello.lang)});
    return client;
}

bool RoomActor::deliver(ClientId client, from_client::RoomMessage message) {
    if (inbox_.is_full()) return false;
    if (const auto* query = std::get_if<from_client::Query>(&message))
        post(ClientQuery{client, *query});
    else if (auto* question = std::get_if<from_client::Question>(&message))
        post(ClientQuestion{client, std::move(*question)});
    else if (auto* request = std::get_if<from_client::Request>(&message))
        post(ClientRequest{client, std::move(*request)});
    else
        post(ClientChat{client, std::get<from_client::Chat>(std::move(message))});
    return true;
}

void RoomActor::say_bye(const from_server::Bye& bye) {
    asio::post(served_.shard, [self = shared_from_this(), bye] { self->served_.connections.say_bye(bye); });
}

// Admins and the lobby:

void RoomActor::change(const SettingsPtr& settings) {
    inbox_.change(settings->limits.inbox_size);
    asio::post(served_.shard, [self = shared_from_this(), settings] {
        self->served_.room.change(settings->limits);
        self->served_.services.settings = settings;
        self->post(Tick{});  // handles due work, and sets the timer for the next due time
    });
}

asio::awaitable<WhyNot> RoomActor::carry_out(AdminOrder order) {
    const asio::any_io_executor executor = co_await asio::this_coro::executor;
    const auto start = [this, executor](auto handler, AdminOrder&& given) {
        const auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
        given.reply = std::make_shared<OrderReply>([waiting, executor](WhyNot why_not) {
            asio::post(executor, [waiting, why_not = std::move(why_not)] { std::move (*waiting)(why_not); });
        });
        post(std::move(given));
    };
    co_return co_await asio::async_initiate<const asio::use_awaitable_t<>, void(WhyNot)>(
        start, asio::use_awaitable, std::move(order));
}

// The end of the room here:

template <class Work, class... Given>
void RoomActor::post_leaving(Work task, Given... given) {
    asio::post(served_.shard,
               [self = shared_from_this(), task = std::move(task), ... given = std::move(given)]() mutable {
                   std::invoke(task, self->leaving_, std::move(given)...);
               });
}

void RoomActor::stop() { post_leaving(&Leaving::stop); }
void RoomActor::drain(std::function<void()> done) { post_leaving(&Leaving::drain, std::move(done)); }
void RoomActor::leave_if_left(Leaving::WhenReady ready) {
    post_leaving(&Leaving::leave_if_left, std::move(ready));
}
void RoomActor::rest_if_left(Leaving::WhenReady rested) {
    post_leaving(&Leaving::rest_if_left, std::move(rested));
}
void RoomActor::leave(Leaving::WhenReady ready) { post_leaving(&Leaving::leave, std::move(ready)); }

void RoomActor::lose(std::function<void()> done) {
    post_leaving([done = std::move(done)](Leaving& leaving) {
        leaving.be_lost();
        if (done) done();
    });
}

}  // namespace reami::room
