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
    settings.proxy_protocol = false;  // the header between nodes comes inside TLS
    // A node is not limited as one client: the node to which its clients connected has counted them.
    settings.limits.connections_an_address = settings.limits.connections;
    settings.limits.arrivals_a_second = settings.limits.arrival_burst = 1e6;
    return settings;
}

}  // namespace reami::net
