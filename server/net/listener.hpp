// Accepts on one address and port, spreads connections over the shards, counts them by address, and ends them
// all when the server stops. Its own state lives on the first shard; a connection that ends posts that to it.
#pragma once

#include <chrono>
#include <cstdint>
#include <future>
#include <memory>

#include "server/net/gateway.hpp"
#include "server/net/tls.hpp"
#include "server/runtime/shard.hpp"
#include "server/settings/settings.hpp"

namespace reami::net {

class NodeCalls;

class Listener {
public:
    /// Throws, with a sentence that says what to do, if it can't listen on the address now.
    static void check(const Settings& settings);

    /// Listens from now on; `tls` and `nodes` may be null. Throws as `check` does. All but the settings
    /// outlive it.
    Listener(Shards& shards, const Settings& settings, Gateway& gateway, const Tls* tls,
             const NodeCalls* nodes = nullptr);
    ~Listener();
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    std::uint16_t port() const;

    /// Counts by these limits from now on; connections that come from now on are served with these settings.
    void change(const Settings& settings);

    /// Drops the connections that are passed on to other nodes: they come back, and are led there by another.
    void stop_passing_on();
    /// Accepts no more: on a socket that outlives the server, who comes now waits for the next one. Blocks;
    /// not to be called on a shard.
    void stop_accepting();
    /// Accepts no more, closes every WebSocket with 1012, finishes answers that are under way, and drops what
    /// is left after `within`. Blocks until all have ended; not to be called on a shard.
    void stop(std::chrono::milliseconds within) { stopped(within).get(); }
    /// The same without blocking: ready once all have ended.
    std::future<void> stopped(std::chrono::milliseconds within);

private:
    class Connections;
    std::shared_ptr<Connections> connections_;
};

}  // namespace reami::net
