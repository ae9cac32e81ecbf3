// Whose token a plain request carries.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>
#include <variant>

#include "server/lobby/players.hpp"
#include "server/net/door.hpp"

namespace reami::http {

using Who = std::variant<std::optional<room::Identity>, net::Answer>;

/// Nobody's if there is no header; an answer if no player has the token.
boost::asio::awaitable<Who> who_asks(lobby::Players& players, const net::Request& request);

/// The same where a token has to be there.
boost::asio::awaitable<std::variant<room::Identity, net::Answer>> who_must_ask(lobby::Players& players,
                                                                               const net::Request& request);

}  // namespace reami::http
