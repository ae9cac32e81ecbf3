// Counts the connections of clients behind proxies, for each client's address. If a proxy uses the PROXY
// protocol, each of its connections belongs to one client and counts here. Otherwise a connection may serve
// many clients, and only WebSockets count here. May be used on any thread.
#pragma once

#include <memory>
#include <mutex>

#include "server/net/address_count.hpp"
#include "server/net/admissions.hpp"
#include "server/net/idle_connections.hpp"

namespace reami::net {

class ProxiedCount {
public:
    explicit ProxiedCount(AddressCount::Most most) : count_(most, &idle_) {}
    /// Applies these limits to new connections; open connections stay open.
    void change(AddressCount::Most most);

    struct ProxiedPlace {
        std::shared_ptr<const void> place;  ///< counted during its lifetime; null: refused
        Admission how;
    };
    /// Counts one WebSocket or connection of this address. Expects an address from `counted`. All places must
    /// be destroyed before this object.
    [[nodiscard]] ProxiedPlace enter(const boost::asio::ip::address& address);

    /// The idle connections among those that are counted here.
    IdleConnections& idle() { return idle_; }

private:
    IdleConnections idle_;
    std::mutex mutex_;
    AddressCount count_;
};

}  // namespace reami::net
