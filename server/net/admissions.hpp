// Decides which connections may begin: counts them, and how often they come, for each address and in total.
// Used on one thread, the listener's.
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
#include "server/runtime/throttle.hpp"
#include "server/settings/settings.hpp"

namespace reami::net {

/// How a connection is served.
enum class Admission : std::uint8_t {
    served,
    further,  ///< for a short time, in which it has to show a seat in a room
    refused,  ///< told that the server is full, within a few seconds, and nothing else
};

/// How long a connection has a further place without showing a seat.
inline constexpr std::chrono::milliseconds further_place_for{5'000};

/// The most connections that the limits allow: an address has half as many further places, and a twentieth of
/// all connections is reserved for these.
AddressCount::Most most_of(const Limits& limits);

class Admissions {
public:
    /// A connection that may begin.
    struct Entrant {
        AddressCount::ConnectionSlot place;
        Admission how;
    };

    Admissions(const Limits& limits, std::shared_ptr<IdleConnections> idle);
    /// From now on; those that are there stay.
    void change(const Limits& limits);

    /// Whether the peer connects too often: the listener closes such a connection without an answer or a TLS
    /// handshake.
    bool is_flood(const Peer& peer);
    /// The entrant; empty if the listener must close the connection at once, because it tells many other
    /// clients already that the server is full.
    [[nodiscard]] std::optional<Entrant> admit(const Peer& peer);

private:
    Limits limits_;
    std::shared_ptr<IdleConnections> idle_;
    RequestBudget arrivals_;
    AddressCount served_;
    AddressCount refused_;  ///< clients that are being told that the server is full
    Throttle warning_;
    GatewayWatch gateways_;
};

}  // namespace reami::net
