// Answers plain requests about messages by web push. PROTOCOL.md, "Web push".
#pragma once

#include <boost/asio/awaitable.hpp>

#include "server/lobby/players/players.hpp"
#include "server/net/gateway.hpp"
#include "server/push/pushes.hpp"

namespace reami::http {

/// Any thread may call every function.
class PushEndpoints {
public:
    PushEndpoints(push::Pushes& pushes, lobby::Players& players) : pushes_(pushes), players_(players) {}

    std::optional<std::string> public_key() const { return pushes_.public_key(); }
    /// `POST /api/me/push`
    boost::asio::awaitable<net::Answer> begin(net::Request request);
    /// `POST /api/me/push/confirm`
    boost::asio::awaitable<net::Answer> confirm(net::Request request);
    /// `POST /api/me/push/end`
    boost::asio::awaitable<net::Answer> end(net::Request request);

private:
    push::Pushes& pushes_;
    lobby::Players& players_;
};

}  // namespace reami::http
