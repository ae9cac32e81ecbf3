#include "server/net/gateway_watch.hpp"

namespace reami::net {

namespace {

/// The private networks of RFC 1918, 4193 and 6598, and link-local networks.
const Networks& private_networks() {
    static const Networks networks({"10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10",
                                    "169.254.0.0/16", "fc00::/7", "fe80::/10"});
    return networks;
}

bool is_this_machine(const boost::asio::ip::address& address) {
    static const Networks networks({"127.0.0.0/8", "::1"});
    return networks.contains(address);
}

}  // namespace

void GatewayWatch::came(const Peer& peer) {
    if (is_settled_) return;
    if (peer.is_proxy) {
        is_settled_ = true;
        return;
    }
    if (is_this_machine(peer.address)) return;
    if (!only_) only_ = peer.address;
    is_settled_ = *only_ != peer.address;
}

bool GatewayWatch::suspects(const Peer& peer) {
    if (is_settled_) return false;
    const bool is_gateway = is_this_machine(peer.address)
                                ? !only_
                                : only_ == peer.address && private_networks().contains(peer.address);
    is_settled_ = is_gateway;
    return is_gateway;
}

}  // namespace reami::net
