// Plain requests about a player's devices. PROTOCOL.md, "Plain requests".
#pragma once

#include <boost/asio/awaitable.hpp>

#include "server/lobby/players/devices.hpp"
#include "server/lobby/players/players.hpp"
#include "server/net/gateway.hpp"

namespace reami::http {

/// Every function may be called from any thread.
class DeviceEndpoints {
public:
    DeviceEndpoints(lobby::Devices& devices, lobby::Players& players)
        : devices_(devices), players_(players) {}

    /// `GET /api/devices`
    boost::asio::awaitable<net::Answer> list(net::Request request);
    /// `POST /api/devices/sign_out_others`
    boost::asio::awaitable<net::Answer> sign_out_others(net::Request request);

private:
    lobby::Devices& devices_;
    lobby::Players& players_;
};

}  // namespace reami::http
