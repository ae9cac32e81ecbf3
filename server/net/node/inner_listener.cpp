#include "server/net/node/inner_listener.hpp"

#include "server/settings/host_and_port.hpp"

namespace reami::net {

Settings serving_nodes(Settings settings) {
    const auto where = host_and_port(settings.node_listen).value();
    settings.from_nodes = true;
    settings.listen = where.host;
    settings.port = where.port;
    settings.given_socket.reset();
    settings.proxies.clear();
    settings.proxy_protocol = false;  // that comes in clear
    // A node is not one client: what its clients may was counted where they came in.
    settings.limits.connections_an_address = settings.limits.connections;
    settings.limits.arrivals_a_second = settings.limits.arrival_burst = 1e6;
    return settings;
}

}  // namespace reami::net
