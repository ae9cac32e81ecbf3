#include "server/http/caller.hpp"

#include <cctype>

#include "protocol/messages/codes.hpp"
#include "server/net/http/problem.hpp"

namespace reami::http {

net::Answer nobodys_token() {
    auto answer = net::problem(401, protocol::code::bad_token, "no player has this token");
    answer.headers.emplace_back("WWW-Authenticate", "Bearer");
    return answer;
}

std::optional<std::string> bearer_token(std::string_view authorization) {
    constexpr std::string_view scheme = "bearer ";
    const auto same_letter = [](char one, char other) {
        return std::tolower(static_cast<unsigned char>(one)) == other;
    };
    const bool is_bearer = authorization.size() > scheme.size() &&
                           std::equal(scheme.begin(), scheme.end(), authorization.begin(),
                                      [&](char wanted, char given) { return same_letter(given, wanted); });
    if (!is_bearer) return std::nullopt;
    authorization.remove_prefix(scheme.size());
    const auto first = authorization.find_first_not_of(' ');
    if (first == std::string_view::npos) return std::nullopt;
    return std::string(authorization.substr(first, authorization.find_last_not_of(' ') - first + 1));
}

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
