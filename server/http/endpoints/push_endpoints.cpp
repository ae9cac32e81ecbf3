#include "server/http/endpoints/push_endpoints.hpp"

#include "protocol/messages/codes.hpp"
#include "protocol/messages/plain_requests.hpp"
#include "server/http/caller.hpp"
#include "server/http/json_answer.hpp"
#include "server/http/json_body.hpp"
#include "server/net/http/problem.hpp"

namespace reami::http {

namespace asio = boost::asio;
namespace code = protocol::code;
namespace plain = protocol::plain;

namespace {

store::PushSubscription subscription_in(const plain::PushRequest& request) {
    return {.endpoint = request.endpoint,
            .p256dh = request.p256dh,
            .auth = request.auth,
            .language = protocol::language_tag(protocol::language(request.language))};
}

/// Whether a subscription is at this server, which would then post to itself.
bool is_at_this_server(const plain::PushRequest& push, const net::Request& request) {
    return net::url_parts(push.endpoint).authority == request.host;
}

}  // namespace

asio::awaitable<net::Answer> PushEndpoints::begin(net::Request request) {
    const auto body = read_body<plain::PushRequest>(request.body);
    if (!body) co_return body.error();
    const auto who = co_await known_caller(players_, request);
    if (!who) co_return who.error();
    if (is_at_this_server(*body, request))
        co_return net::problem(protocol::refusal(code::bad_subscription), request);
    const auto confirmed = co_await pushes_.begin(*who, subscription_in(*body), request.address);
    if (!confirmed) co_return net::problem(confirmed.error(), request);
    co_return json_answer(plain::PushAnswer{*confirmed});
}

asio::awaitable<net::Answer> PushEndpoints::confirm(net::Request request) {
    const auto body = read_body<plain::PushRequest>(request.body);
    if (!body) co_return body.error();
    const auto who = co_await known_caller(players_, request);
    if (!who) co_return who.error();
    const auto stored = co_await pushes_.confirm(*who, subscription_in(*body), body->nonce.value_or(""));
    if (!stored) co_return net::problem(stored.error(), request);
    co_return json_answer(plain::PushAnswer{true});
}

asio::awaitable<net::Answer> PushEndpoints::end(net::Request request) {
    const auto who = co_await known_caller(players_, request);
    if (!who) co_return who.error();
    const auto ended = co_await pushes_.end(*who);
    if (!ended) co_return net::problem(ended.error(), request);
    co_return json_answer(plain::PushAnswer{false});
}

}  // namespace reami::http
