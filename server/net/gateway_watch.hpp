// Notices when all clients seem to come through one gateway that hides their addresses, such as a reverse
// proxy that the settings don't name, or the network of a container without root. Used on one thread.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <optional>

#include "server/net/http/proxies.hpp"

namespace reami::net {

class GatewayWatch {
public:
    void came(const Peer& peer);
    /// Expects a peer that has all connections that it may have. True, once, if the peer has a private
    /// address and no other address ever connected. In a home with one router each device has an address of
    /// its own. Connections from this machine, such as health checks, do not count as another address.
    bool suspects(const Peer& peer);

private:
    std::optional<boost::asio::ip::address> only_;  ///< the address that connected, this machine aside
    bool is_settled_ = false;  ///< other addresses connected too, or the log has the line
};

}  // namespace reami::net
