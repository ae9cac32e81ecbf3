// Carries an admin's order to the room, and its answer back.
#include <boost/asio/async_result.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <memory>
#include <utility>
#include <variant>

#include "server/room/actor/room_actor.hpp"

namespace reami::room {

namespace asio = boost::asio;

using WhyNot = std::optional<protocol::Refusal>;

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

void RoomActor::judge(const AdminOrder& order, const Occasion& occasion) {
    auto verdict = room_.judge(order, occasion);
    if (auto* refused = std::get_if<protocol::Refusal>(&verdict))
        return order.reply->give(std::move(*refused));
    take(std::get<Step>(std::move(verdict)), occasion);
    if (storing_)
        storing_->reply = order.reply;
    else
        order.reply->give(std::nullopt);
}

}  // namespace reami::room
