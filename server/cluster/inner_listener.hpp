// Passes connections on between servers that share a database. A listener accepts the connections that other
// servers pass on, and `calls` passes connections on to other servers. A connection between two servers
// begins with mutual TLS. Inside TLS, the first server sends the header of the PROXY protocol, which names
// the client, and then the handshake of the client's WebSocket.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <chrono>
#include <future>
#include <memory>

#include "server/cluster/passing_on/node_calls.hpp"
#include "server/net/listener.hpp"
#include "server/net/tls.hpp"
#include "server/runtime/shard.hpp"
#include "server/settings/settings.hpp"

namespace reami::cluster {

/// Makes the settings of the listener from the settings of the server. Expects that `node_listen` is set.
Settings serving_nodes(Settings settings);

class InnerListener : boost::noncopyable {
public:
    /// The parts of the server that handle connections from other nodes.
    struct Services {
        net::Gateway& gateway;
        net::RoomOwnership& ownership;
        Meters& meters;
    };

    /// Without the setting `node_listen`, this server accepts no connections from other servers, and passes
    /// none on. Throws std::runtime_error, with a sentence that says what to do, if it can't listen or can't
    /// use the certificates. The shards and the services must outlive this object.
    InnerListener(Shards& shards, const Settings& settings, const Services& services);
    ~InnerListener();

    const NodeCalls& calls() const;

    // Like the functions of net::Listener. `change` also reads the certificates again.
    void change(const Settings& settings);
    void stop_accepting();
    std::future<void> stopped(std::chrono::milliseconds within);

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;  ///< null if `node_listen` is not set
    std::unique_ptr<NodeCalls> calls_;
};

}  // namespace reami::cluster
