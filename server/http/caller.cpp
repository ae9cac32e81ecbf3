#include "server/http/caller.hpp"

#include "protocol/messages/codes.hpp"
#include "server/http/bearer.hpp"
#include "server/net/http/problem.hpp"

namespace reami::http {

namespace {

net::Answer nobodys_token() {
    auto answer = net::problem(401, protocol::code::bad_token, "no player has this token");
    answer.headers.emplace_back("WWW-Authenticate", "Bearer");
    return answer;
}

}  // namespace

boost::asio::awaitable<Caller> caller_of(lobby::Players& players, const net::Request& request) {
    const auto token = bearer_token(request.authorization);
    if (!token) co_return std::optional<room::Identity>();
    auto identity = co_await players.recognize(*token);
    if (identity) co_return identity;
    co_return nobodys_token();
}

boost::asio::awaitable<Expected<room::Identity, net::Answer>> known_caller(lobby::Players& players,
                                                                           const net::Request& request) {
    auto who = co_await caller_of(players, request);
    if (!who) co_return who.error();
    if (!*who) co_return nobodys_token();
    co_return **std::move(who);
}

}  // namespace reami::http
