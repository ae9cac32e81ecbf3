// Counts the WebSockets of clients behind proxies, and their connections where the PROXY protocol names them:
// otherwise these are the proxies', of which there may be many. May be used on any thread.
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
    /// From now on; those that are there stay.
    void change(AddressCount::Most most);

    struct ProxiedPlace {
        std::shared_ptr<const void> place;  ///< counted for as long as this lives; null if it is refused
        Admission how;
    };
    /// One WebSocket, or connection. Expects an address that went through `counted`; places end before this
    /// does.
    [[nodiscard]] ProxiedPlace enter(const boost::asio::ip::address& address);

    /// The idle ones among the connections that this counts.
    IdleConnections& idle() { return idle_; }

private:
    IdleConnections idle_;
    std::mutex mutex_;
    AddressCount count_;
};

}  // namespace reami::net
