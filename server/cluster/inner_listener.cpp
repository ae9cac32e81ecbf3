#include "server/cluster/inner_listener.hpp"

#include <spdlog/spdlog.h>

#include <string>

#include "server/net/node/inner_listener.hpp"

namespace reami::cluster {
namespace {

net::TlsFiles files_of(const Settings& settings) {
    return {settings.node_certificate, settings.node_key, settings.node_ca};
}

}  // namespace

struct InnerListener::Parts {
    Parts(Shards& shards, const Settings& settings, net::Gateway& gateway, Meters& meters)
        : incoming(files_of(settings), net::Tls::Method::tls_server),
          outgoing(files_of(settings), net::Tls::Method::tls_client),
          listener(shards, net::serving_nodes(settings), gateway, meters, &incoming) {}

    net::Tls incoming, outgoing;
    net::Listener listener;
};

InnerListener::InnerListener(Shards& shards, const Settings& settings, net::Gateway& gateway, Meters& meters)
    : parts_(settings.node_listen.empty() ? nullptr
                                          : std::make_unique<Parts>(shards, settings, gateway, meters)),
      calls_(std::make_unique<net::NodeCalls>(parts_ ? &parts_->outgoing : nullptr, meters)) {
    if (parts_)
        spdlog::info("listening at {} for connections from other nodes, which reach this node at {}",
                     settings.node_listen, settings.node_address);
}

InnerListener::~InnerListener() = default;

const net::NodeCalls& InnerListener::calls() const { return *calls_; }

void InnerListener::change(const Settings& settings) {
    if (!parts_) return;
    parts_->listener.change(net::serving_nodes(settings));
    for (net::Tls* const tls : {&parts_->incoming, &parts_->outgoing})
        if (const auto wrong = tls->reload(files_of(settings)))
            return spdlog::error(
                "could not reload the certificate of this node, and the old one stays in use: {}", *wrong);
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
