// Finds the player whose token is in a plain request.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/expected.hpp"
#include "server/lobby/players/players.hpp"
#include "server/net/gateway.hpp"

namespace reami::http {

/// The token in the header `Authorization: Bearer …`; empty if the header is empty or its scheme is not
/// Bearer. Clients never put a token into a URL, because proxies and browsers store URLs.
std::optional<std::string> bearer_token(std::string_view authorization);

/// 401: no player has the token.
net::Answer nobodys_token();

using Caller = Expected<std::optional<room::Identity>, net::Answer>;

/// The player with the request's token, or nobody if the request has no token. Returns a refusal if no player
/// has the token.
boost::asio::awaitable<Caller> caller_of(lobby::Players& players, const net::Request& request);

/// Like `caller_of`, for requests that need a token: also returns a refusal if the request has no token.
boost::asio::awaitable<Expected<room::Identity, net::Answer>> known_caller(lobby::Players& players,
                                                                           const net::Request& request);

}  // namespace reami::http
