#include "server/cluster/inner_listener.hpp"

#include <spdlog/spdlog.h>

#include "server/settings/host_and_port.hpp"

namespace reami::cluster {
namespace {

net::TlsFiles files_of(const Settings& settings) {
    return {settings.node_certificate, settings.node_key, settings.node_ca};
}

}  // namespace

Settings serving_nodes(Settings settings) {
    const auto where = host_and_port(settings.node_listen).value();
    settings.from_nodes = true;
    settings.listen = where.host;
    settings.port = where.port;
    settings.given_socket.reset();
    settings.proxies.clear();
    settings.proxy_protocol = false;  // the header between nodes comes inside TLS
    // The limits of one address do not apply to a node: the first node of each client has counted the client.
    settings.limits.connections_an_address = settings.limits.connections;
    settings.limits.arrivals_a_second = settings.limits.arrival_burst = 1e6;
    return settings;
}

struct InnerListener::Parts {
    Parts(Shards& shards, const Settings& settings, const Services& services)
        : incoming(files_of(settings), net::Tls::Method::tls_server),
          outgoing(files_of(settings), net::Tls::Method::tls_client),
          listener(shards, serving_nodes(settings), services.gateway, services.ownership, services.meters,
                   &incoming) {}

    net::Tls incoming, outgoing;
    net::Listener listener;
};

InnerListener::InnerListener(Shards& shards, const Settings& settings, const Services& services)
    : parts_(settings.node_listen.empty() ? nullptr : std::make_unique<Parts>(shards, settings, services)),
      calls_(std::make_unique<NodeCalls>(parts_ ? &parts_->outgoing : nullptr, services.meters)) {
    if (parts_)
        spdlog::info("listening at {} for connections from other nodes, which reach this node at {}",
                     settings.node_listen, settings.node_address);
}

InnerListener::~InnerListener() = default;

const NodeCalls& InnerListener::calls() const { return *calls_; }

void InnerListener::change(const Settings& settings) {
    if (!parts_) return;
    parts_->listener.change(serving_nodes(settings));
    for (net::Tls* const tls : {&parts_->incoming, &parts_->outgoing})
        if (const auto read = tls->reload(files_of(settings)); !read)
            return spdlog::error(
                "could not reload the certificate of this node, and the old one stays in use: {}",
                read.error());
    spdlog::info("reloaded the certificate of this node");
}

void InnerListener::stop_accepting() {
    if (parts_) parts_->listener.stop_accepting();
}

std::future<void> InnerListener::stopped(std::chrono::milliseconds within) {
    if (parts_) return parts_->listener.stopped(within);
    std::promise<void> nothing_to_stop;
    nothing_to_stop.set_value();
    return nothing_to_stop.get_future();
}

}  // namespace reami::cluster
