// Decides which new connections are accepted: it counts connections, and how often they come, for each
// address and in total. Must be used on one thread, the listener's.
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

/// The way in which a connection is served.
enum class Admission : std::uint8_t {
    served,
    further,  ///< for a short time, in which it must show that its player has a seat
    refused,  ///< gets only the answer that the server is full, within a few seconds
};

/// The time that a connection in a further place has to show a seat.
inline constexpr std::chrono::milliseconds further_place_for{5'000};

/// The limits on the number of connections: an address has half as many further places as usual ones, and a
/// twentieth of all places is reserved for further ones.
AddressCount::Most most_of(const Limits& limits);

class Admissions {
public:
    /// A connection that is admitted.
    struct Entrant {
        AddressCount::ConnectionSlot place;
        Admission how;
    };

    Admissions(const Limits& limits, std::shared_ptr<IdleConnections> idle, Meters& meters);
    /// Applies these limits from now on; open connections are kept.
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
