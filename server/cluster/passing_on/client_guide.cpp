#include "server/cluster/passing_on/client_guide.hpp"

#include <spdlog/spdlog.h>

#include <boost/asio/write.hpp>

#include "protocol/transport/as_tuple_awaitable.hpp"
#include "server/cluster/passing_on/splice.hpp"

namespace reami::cluster {

namespace asio = boost::asio;
using net::Led;

ClientGuide::ClientGuide(RoomLocator& locator, const NodeCalls& calls, const net::WaitingClient& client)
    : client_(client),
      search_(client.stream.get_executor(), client.settings.node_waits, locator, calls,
              {client.room,
               [this] { return handed_over(client_.handshake, client_.outer, client_.must_have_seat); },
               [this] { return client_.stream.is_left(); }, client.meters}) {}

asio::awaitable<Led> ClientGuide::run() {
    SearchResult found = co_await search_.run();
    if (std::holds_alternative<ServedHere>(found)) co_return Led::here;
    if (std::holds_alternative<GivenUp>(found)) co_return Led::given_up;
    if (std::holds_alternative<NotServedHere>(found)) co_return Led::not_here;
    if (auto* const taken = std::get_if<HandedOver>(&found)) co_await pass_on(std::move(*taken));
    co_return Led::over;
}

asio::awaitable<void> ClientGuide::pass_on(HandedOver taken) {
    spdlog::debug("passed a connection on to another node");
    is_passed_on_ = true;
    const Limits& limits = client_.settings.limits;
    client_.stream.expires_after(limits.request_within);
    const auto [error, count] =
        co_await asio::async_write(client_.stream, asio::buffer(taken.answer), transport::outcome);
    if (error) co_return;
    client_.stream.expires_never();
    Splice splice(client_.stream, taken.node, limits, client_.meters);
    co_await splice.run();
}

void ClientGuide::stop() {
    search_.stop();
    stop_passing_on();
}

void ClientGuide::stop_passing_on() {
    if (is_passed_on_) client_.stream.drop();
}

}  // namespace reami::cluster
