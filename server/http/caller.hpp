// Finds the player whose token a plain request carries.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>
#include <variant>

#include "server/lobby/players/players.hpp"
#include "server/net/gateway.hpp"

namespace reami::http {

using Caller = std::variant<std::optional<room::Identity>, net::Answer>;

/// The player of the token; nobody if the request has no token. Returns a refusal if no player has the token.
boost::asio::awaitable<Caller> caller_of(lobby::Players& players, const net::Request& request);

/// Like `caller_of`, for requests that need a token: also returns a refusal if the request has none.
boost::asio::awaitable<std::variant<room::Identity, net::Answer>> known_caller(lobby::Players& players,
                                                                               const net::Request& request);

}  // namespace reami::http
