// Hands connections over between servers on one database: a listener takes over connections from other
// servers, and `calls` hands connections over to other servers. Each connection begins with mutual TLS and,
// inside it, the header of the PROXY protocol, which names the client; the handshake of the client's
// WebSocket follows.
#pragma once

#include <chrono>
#include <future>
#include <memory>

#include "server/cluster/passing_on/node_calls.hpp"
#include "server/net/listener.hpp"
#include "server/net/tls.hpp"
#include "server/runtime/shard.hpp"
#include "server/settings/settings.hpp"

namespace reami::cluster {

/// The settings of the listener, made from those of the server. Expects a `node_listen`.
Settings serving_nodes(Settings settings);

class InnerListener {
public:
    /// The parts of the server that connections from other nodes reach.
    struct Services {
        net::Gateway& gateway;
        net::RoomOwnership& ownership;
        Meters& meters;
    };

    /// Without `node_listen`, this server neither takes connections over nor hands any over. Throws
    /// std::runtime_error, with a sentence that says what to do, if it can't listen or can't use the
    /// certificates. The shards and the services must outlive this object.
    InnerListener(Shards& shards, const Settings& settings, const Services& services);
    ~InnerListener();
    InnerListener(const InnerListener&) = delete;
    InnerListener& operator=(const InnerListener&) = delete;

    const NodeCalls& calls() const;

    // Like the functions of net::Listener. `change` also reads the certificates again.
    void change(const Settings& settings);
    void stop_accepting();
    std::future<void> stopped(std::chrono::milliseconds within);

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;  ///< null: there is no `node_listen`
    std::unique_ptr<NodeCalls> calls_;
};

}  // namespace reami::cluster
