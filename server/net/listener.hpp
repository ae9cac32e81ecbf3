// Accepts connections at one address and port, spreads them over the shards, counts them by address, and ends
// all of them when the server stops. Only the first shard uses the state of the listener; a connection that
// ends posts a notice to this shard.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <chrono>
#include <cstdint>
#include <future>
#include <memory>

#include "server/net/gateway.hpp"
#include "server/net/tls.hpp"
#include "server/runtime/meters.hpp"
#include "server/runtime/shard.hpp"
#include "server/settings/settings.hpp"

namespace reami::net {

class RoomOwnership;

class Listener : boost::noncopyable {
public:
    /// Throws, with a sentence that says what to do, if the server can't listen at the address of these
    /// settings.
    static void check(const Settings& settings);

    /// Starts to listen. `tls` may be null. Throws as `check` does. All parameters except the
    /// settings must outlive the listener.
    Listener(Shards& shards, const Settings& settings, Gateway& gateway, RoomOwnership& ownership,
             Meters& meters, const Tls* tls);
    ~Listener();

    std::uint16_t port() const;

    /// Applies these limits and settings to new connections.
    void change(const Settings& settings);

    /// Drops the connections that this node passes on to other nodes. Their clients connect again, and
    /// another node leads them to their rooms.
    void stop_passing_on();
    /// Accepts no more connections. If the service manager owns the socket, new clients wait there for the
    /// next server. Blocks; must not be called on a shard.
    void stop_accepting();
    /// Accepts no more connections, closes each WebSocket with 1012, completes the current answers, and drops
    /// all remaining connections after `within`. Blocks until all connections have ended; must not be called
    /// on a shard.
    void stop(std::chrono::milliseconds within) { stopped(within).get(); }
    /// Like `stop`, without blocking: the future is ready when all connections have ended.
    std::future<void> stopped(std::chrono::milliseconds within);

private:
    class Connections;
    std::shared_ptr<Connections> connections_;
};

}  // namespace reami::net
