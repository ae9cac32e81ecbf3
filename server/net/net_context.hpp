// The context that the connections of one listener share. When the settings change while the server runs, new
// connections get a new context, which has the same counters.
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>

#include "server/net/gateway.hpp"
#include "server/net/http/proxies.hpp"
#include "server/net/http/request_budget.hpp"
#include "server/net/idle_connections.hpp"
#include "server/net/proxied_count.hpp"
#include "server/net/room_ownership.hpp"
#include "server/runtime/meters.hpp"
#include "server/settings/settings.hpp"

namespace reami::net {

/// Counts the bytes of answers that wait in memory, over all connections: PROTOCOL.md, "Limits". Any thread
/// may call every function.
class AnswerMemory {
public:
    /// Reserves so many bytes during the lifetime of the result. Returns null if more than `most` bytes would
    /// be reserved in total. The result must be destroyed before this object.
    [[nodiscard]] std::shared_ptr<const void> hold(std::size_t bytes, std::size_t most) {
        if (held_.fetch_add(bytes) + bytes <= most)
            return {this, [this, bytes](const void*) { held_ -= bytes; }};
        held_ -= bytes;
        return nullptr;
    }

private:
    std::atomic<std::size_t> held_ = 0;
};

struct NetContext {
    Settings settings;
    Gateway& gateway;
    RoomOwnership& ownership;
    Meters& meters;
    std::shared_ptr<RequestBudget> requests;  ///< for plain requests
    std::shared_ptr<RequestBudget> connects;  ///< for handshakes of WebSockets
    std::shared_ptr<RequestBudget> messages;  ///< for messages of people without a seat
    Proxies proxies;
    std::shared_ptr<ProxiedCount> proxied;  ///< counts the clients behind these proxies
    std::shared_ptr<IdleConnections> idle;  ///< by the address that connected, such as a proxy's
    std::shared_ptr<AnswerMemory> answers;  ///< the memory for answers that wait to be sent
};

}  // namespace reami::net
