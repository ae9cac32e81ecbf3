#include "server/http/endpoints/player_endpoints.hpp"

#include "protocol/match/game_info.hpp"
#include "protocol/messages/codes.hpp"
#include "protocol/messages/plain_requests.hpp"
#include "server/http/caller.hpp"
#include "server/http/json_answer.hpp"
#include "server/http/json_body.hpp"
#include "server/lobby/players/joining.hpp"
#include "server/net/http/problem.hpp"
#include "server/store/read/read_admin.hpp"
#include "server/store/read/read_devices.hpp"
#include "server/store/read/read_my_data.hpp"
#include "server/store/read/read_opponents.hpp"
#include "server/store/read/read_played.hpp"

namespace reami::http {

namespace asio = boost::asio;
namespace code = protocol::code;
namespace plain = protocol::plain;

asio::awaitable<net::Answer> PlayerEndpoints::list(net::Request request) {
    const auto who = co_await known_caller(dependencies_.players, request);
    if (!who) co_return who.error();
    plain::DeviceList list;
    for (const store::Device& device : co_await dependencies_.devices.of(who->player)) {
        plain::DeviceEntry shown{.device = lobby::short_name(device.token),
                                 .since = device.made_at,
                                 .seen = device.seen_at,
                                 .client = device.client,
                                 .this_ = {}};
        if (device.token == who->token) shown.this_ = true;
        list.devices.push_back(std::move(shown));
    }
    co_return json_answer(list);
}

asio::awaitable<net::Answer> PlayerEndpoints::sign_out_others(net::Request request) {
    const auto who = co_await known_caller(dependencies_.players, request);
    if (!who) co_return who.error();
    const auto outcome = co_await dependencies_.devices.sign_out_others(*who);
    if (!outcome) co_return net::problem(outcome.error(), request);
    co_return json_answer(plain::SignedOut{*outcome});
}

asio::awaitable<net::Answer> PlayerEndpoints::sign_out(net::Request request) {
    auto body = read_body<plain::SignOutRequest>(request.body);
    if (!body) co_return body.error();
    const auto who = co_await known_caller(dependencies_.players, request);
    if (!who) co_return who.error();
    const auto outcome = co_await dependencies_.devices.sign_out(*who, body->device);
    if (!outcome) co_return net::problem(outcome.error(), request);
    co_return json_answer(plain::SignedOut{*outcome});
}

/// A code for another device gives access to everything that its player has. So wrong codes count like wrong
/// codes of rooms.
asio::awaitable<net::Answer> PlayerEndpoints::whose(net::Request request) {
    auto body = read_body<plain::WhoseRequest>(request.body);
    if (!body) co_return body.error();
    auto who = co_await caller_of(dependencies_.players, request);
    if (!who) co_return who.error();
    const auto& caller = *who;
    const bool answered = co_await dependencies_.codes.wait_for_turn(request.address);
    if (!answered) co_return net::problem(dependencies_.codes.too_many(request.address), request);
    const auto owner = co_await dependencies_.hand_overs.owner(std::move(body->code));
    if (!owner) {
        dependencies_.codes.count_guess(request.address);
        co_return net::problem(protocol::refusal(code::wrong_hand_over), request);
    }
    plain::WhoseAnswer answer;
    if (caller && caller->player == *owner) answer.yours = true;
    const auto names = co_await dependencies_.readers.ask(store::read_names, std::vector(1, *owner));
    if (const auto name = names.find(*owner); name != names.end()) answer.name = name->second;
    co_return json_answer(answer);
}

asio::awaitable<net::Answer> PlayerEndpoints::matches(net::Request request) {
    auto wanted = read_body<plain::MyMatchesRequest>(request.body);
    if (!wanted) co_return wanted.error();
    if (wanted->game && protocol::find_game(*wanted->game) == nullptr)
        co_return net::problem(protocol::refusal(code::unknown_game), request);
    const auto who = co_await known_caller(dependencies_.players, request);
    if (!who) co_return who.error();
    co_return json_answer(
        co_await dependencies_.readers.ask(store::read_played, who->player, *std::move(wanted)));
}

asio::awaitable<net::Answer> PlayerEndpoints::opponents(net::Request request) {
    const auto who = co_await known_caller(dependencies_.players, request);
    if (!who) co_return who.error();
    co_return json_answer(co_await dependencies_.readers.ask(store::read_opponents, who->player));
}

asio::awaitable<net::Answer> PlayerEndpoints::join(net::Request request) {
    auto body = read_body<plain::JoinPlayersRequest>(request.body);
    if (!body) co_return body.error();
    const auto who = co_await known_caller(dependencies_.players, request);
    if (!who) co_return who.error();
    const auto other = co_await dependencies_.players.recognize(body->token);
    if (!other) co_return nobodys_token();
    const store::MatchesJoined players{.from = other->player, .to = who->player};
    const auto joined = co_await lobby::join_matches(dependencies_.records, dependencies_.readers, players);
    if (!joined) co_return net::problem(joined.error(), request);
    co_return json_answer(plain::JoinPlayersAnswer{*joined});
}

asio::awaitable<net::Answer> PlayerEndpoints::my_data(net::Request request) {
    const auto who = co_await known_caller(dependencies_.players, request);
    if (!who) co_return who.error();
    co_return json_answer(co_await dependencies_.readers.ask(store::read_my_data, who->player));
}

}  // namespace reami::http
