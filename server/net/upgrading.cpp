// Turns a connection into a WebSocket of this node, or passes the connection on to the node that serves the
// room.
#include <boost/beast/http/rfc7230.hpp>
#include <memory>
#include <utility>

#include "protocol/messages/codes.hpp"
#include "protocol/messages/limits.hpp"
#include "server/net/connection.hpp"
#include "server/net/http/problem.hpp"
#include "server/net/http/request_path.hpp"

namespace reami::net {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace code = protocol::code;
using http::field;
using SteadyClock = std::chrono::steady_clock;

/// The subprotocol for the answer: this server's subprotocol if the client offers it, or else the first that
/// the client offers, or else none.
std::string chosen_of(beast::string_view offered) {
    http::token_list names(offered);
    constexpr std::string_view ours = protocol::subprotocol;
    if (names.exists(beast::string_view(ours.data(), ours.size()))) return std::string(ours);
    return names.begin() == names.end() ? std::string() : std::string(*names.begin());
}

/// The answer to a client whose room another server should take: a load balancer then tries another server.
Answer about_to_stop() {
    return retry_after(
        problem(503, code::restarting, "this server is about to stop, and does not serve this room"), 1);
}

}  // namespace

asio::awaitable<bool> Connection::upgrade(HttpRequest handshake, const std::string& path) {
    auto room = led_to(path);
    if (!room || (is_from_node() && !*room)) co_return co_await send(no_web_socket(), handshake, false);
    if (incoming_.size() > 0)
        co_return co_await send(
            problem(400, code::bad_request, "the client sent frames before the end of the handshake"),
            handshake, false);
    const OuterRequest outer_request = outer(handshake);
    Visit visit{*std::move(room), outer_request.address, chosen_of(handshake[field::sec_websocket_protocol]),
                began_};
    visit.passed_on = is_from_node();
    const bool is_served = !is_from_node() || co_await context_->ownership.serves(*visit.room);
    if (!is_served)
        co_return co_await send(problem(421, code::bad_request, "another node serves this room"), handshake,
                                false);
    visit.must_have_seat =
        admission_ == Admission::further || (is_from_node() && handshake.count(must_have_seat_field) > 0);
    visit.refused = refusal(visit);
    if (visit.room && !visit.refused && !is_from_node()) {
        const bool is_here = co_await find_room(visit, handshake, outer_request);
        if (!is_here) co_return false;
    }
    const auto shard = visit.room ? context_->gateway.shard_of(*visit.room) : std::nullopt;
    if (shard) stream_.move_to(*shard);
    upgraded_ = {std::make_shared<Session>(std::move(stream_), context_, std::move(visit)),
                 std::make_unique<HttpRequest>(std::move(handshake))};
    co_return false;
}

/// Refuses with a close code, because a browser tells a page no other reason.
std::optional<protocol::Close> Connection::refusal(Visit& visit) {
    if (is_refused()) return protocol::Close::full;
    if (is_from_node()) return std::nullopt;  // the other node has checked the limits and the bans
    visit.place = place_;
    if (peer_.is_proxy) {
        auto entered = context_->proxied->enter(visit.address);
        if (!entered.place) return protocol::Close::full;
        visit.place = std::move(entered.place);
        visit.must_have_seat = visit.must_have_seat || entered.how == Admission::further;
    }
    const bool has_no_seat = visit.must_have_seat && !visit.room;
    if (has_no_seat || context_->connects->take(visit.address, 1, SteadyClock::now()) > 0)
        return protocol::Close::full;
    if (context_->gateway.is_barred(visit.address)) return protocol::Close::barred;
    return std::nullopt;
}

asio::awaitable<bool> Connection::find_room(Visit& visit, const HttpHeader& handshake,
                                            const OuterRequest& outer) {
    const auto began = SteadyClock::now();
    guide_ = context_->ownership.guide(
        {*visit.room, handshake, outer, visit.must_have_seat, stream_, context_->settings, context_->meters});
    const Led led = co_await guide_->run();
    guide_.reset();
    if (led == Led::over) co_return false;
    visit.since += SteadyClock::now() - began;  // the search does not count as the client's time
    stream_.expires_at(visit.since + context_->settings.limits.request_within);
    if (led == Led::given_up) visit.refused = protocol::Close::restart;
    if (led == Led::not_here) co_await send(about_to_stop(), handshake, false);
    co_return led != Led::not_here;
}

}  // namespace reami::net
