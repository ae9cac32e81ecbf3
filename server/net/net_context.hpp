// The context that the connections of one server share. Outlives the last of them. When the settings change
// while the server runs, connections from then on have another one, with the same counts.
#pragma once

#include <memory>

#include "server/net/gateway.hpp"
#include "server/net/http/answer_memory.hpp"
#include "server/net/http/proxies.hpp"
#include "server/net/http/request_budget.hpp"
#include "server/net/idle_connections.hpp"
#include "server/net/proxied_count.hpp"
#include "server/settings/settings.hpp"

namespace reami::net {

class NodeCalls;

struct NetContext {
    Settings settings;
    Gateway& gateway;
    std::shared_ptr<RequestBudget> requests;  ///< plain ones
    std::shared_ptr<RequestBudget> connects;  ///< handshakes of WebSockets
    std::shared_ptr<RequestBudget> messages;  ///< of people without a seat
    Proxies proxies;
    std::shared_ptr<ProxiedCount> proxied;  ///< WebSockets that came through these
    std::shared_ptr<IdleConnections> idle;  ///< of all, by who connected
    std::shared_ptr<AnswerMemory> answers;  ///< the answers that wait to be sent
    const NodeCalls* nodes = nullptr;       ///< to whom connections are handed over; null: to nobody
};

}  // namespace reami::net
