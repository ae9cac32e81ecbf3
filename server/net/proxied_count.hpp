// Counts the WebSockets of clients behind proxies, and their connections if the PROXY protocol names the
// clients: without it, the connections are the proxies' own, and each proxy may have many. May be used on any
// thread.
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
    /// Applies these limits from now on; open connections are kept.
    void change(AddressCount::Most most);

    struct ProxiedPlace {
        std::shared_ptr<const void> place;  ///< counted during its lifetime; null: refused
        Admission how;
    };
    /// Counts one WebSocket or connection. Expects an address from `counted`. All places must be destroyed
    /// before this object.
    [[nodiscard]] ProxiedPlace enter(const boost::asio::ip::address& address);

    /// The idle connections among those that are counted here.
    IdleConnections& idle() { return idle_; }

private:
    IdleConnections idle_;
    std::mutex mutex_;
    AddressCount count_;
};

}  // namespace reami::net
