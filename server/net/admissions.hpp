// Decides which new connections the server accepts. Counts the open connections of each address and in total,
// and limits how often an address may connect. Must be used on the listener's thread.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>

#include "server/net/address_count.hpp"
#include "server/net/gateway_watch.hpp"
#include "server/net/http/proxies.hpp"
#include "server/net/http/request_budget.hpp"
#include "server/net/idle_connections.hpp"
#include "server/runtime/meters.hpp"
#include "server/runtime/throttle.hpp"
#include "server/settings/settings.hpp"

namespace reami::net {

/// How the server serves a connection.
enum class Admission : std::uint8_t {
    served,
    further,  ///< is served, but must soon show that its player has a seat
    refused,  ///< gets only the answer that the server is full
};

/// The time within which a connection in a further place must show that its player has a seat.
inline constexpr std::chrono::milliseconds further_place_for{5'000};

/// The limits on the number of connections. An address has half as many further places as usual places, and a
/// twentieth of all places is reserved for further places.
AddressCount::Most most_of(const Limits& limits);

class Admissions {
public:
    /// A connection that is admitted.
    struct Entrant {
        AddressCount::ConnectionSlot place;
        Admission how;
    };

    Admissions(const Limits& limits, std::shared_ptr<IdleConnections> idle, Meters& meters);
    /// Applies these limits to new connections; open connections stay open.
    void change(const Limits& limits);

    /// Whether the peer connects too often. The listener closes such a connection without an answer or a TLS
    /// handshake.
    bool is_flood(const Peer& peer);
    /// Admits a connection; empty if the listener must close it at once, because many clients are already
    /// waiting for the answer that the server is full.
    [[nodiscard]] std::optional<Entrant> admit(const Peer& peer);

private:
    Limits limits_;
    std::shared_ptr<IdleConnections> idle_;
    Meters& meters_;
    RequestBudget arrivals_;
    AddressCount served_;
    AddressCount refused_;  ///< clients that are waiting for the answer that the server is full
    Throttle warning_;
    GatewayWatch gateways_;
};

}  // namespace reami::net
