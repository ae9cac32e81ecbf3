// Notices when all clients seem to come through one gateway that hides their addresses: a reverse proxy that
// is not in the settings, or the network of a rootless container. Must be used on one thread.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <optional>

#include "server/net/http/proxies.hpp"

namespace reami::net {

class GatewayWatch {
public:
    void came(const Peer& peer);
    /// Whether the peer seems to be such a gateway: it has a private address, and no other address ever
    /// connected (in a home with one router, each device has its own address). Expects a peer that has used
    /// up its connections. Returns true only once. Connections from this machine, such as health checks, do
    /// not count as another address.
    bool suspects(const Peer& peer);

private:
    std::optional<boost::asio::ip::address> only_;  ///< the one address that connected, this machine aside
    bool is_settled_ = false;  ///< other addresses have connected, or the log has the warning
};

}  // namespace reami::net
