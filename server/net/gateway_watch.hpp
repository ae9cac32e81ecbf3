// Notices if all clients seem to come through one gateway that hides their addresses: a reverse proxy that is
// not in the settings, or the network of a rootless container. Not thread-safe.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <optional>

#include "server/net/http/proxies.hpp"

namespace reami::net {

class GatewayWatch {
public:
    void came(const Peer& peer);
    /// Whether the peer seems to be a gateway that hides the clients' addresses. Expects a peer that has used
    /// up its connections. Such a peer is suspect if it has a private address and if no other address has
    /// ever connected: in a home with one router, each device has its own address. Connections from this
    /// machine, such as health checks, do not count as another address. Returns true at most once.
    bool suspects(const Peer& peer);

private:
    std::optional<boost::asio::ip::address> only_;  ///< the first that came, except this machine's
    bool is_settled_ = false;  ///< other addresses have connected, or the log has the warning
};

}  // namespace reami::net
