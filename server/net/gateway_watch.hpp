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
    /// Of a peer with as many connections as it may have: true, once, if it has a private address and nobody
    /// else ever came. In a home with one router each device has an address of its own. Checks of this
    /// machine's own health are nobody else.
    bool suspects(const Peer& peer);

private:
    std::optional<boost::asio::ip::address> only_;  ///< who came that is not this machine
    bool is_settled_ = false;                       ///< others came too, or it was said
};

}  // namespace reami::net
