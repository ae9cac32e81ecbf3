// Whose token a plain request carries.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>
#include <variant>

#include "server/lobby/players/players.hpp"
#include "server/net/gateway.hpp"

namespace reami::http {

using Caller = std::variant<std::optional<room::Identity>, net::Answer>;

/// Nobody's if there is no header; an answer if no player has the token.
boost::asio::awaitable<Caller> caller_of(lobby::Players& players, const net::Request& request);

/// The same where a token has to be there.
boost::asio::awaitable<std::variant<room::Identity, net::Answer>> known_caller(lobby::Players& players,
                                                                               const net::Request& request);

}  // namespace reami::http
