// What all connections of one server share. Outlives the last of them.
#pragma once

#include <memory>

#include "server/net/door.hpp"
#include "server/net/request_budget.hpp"
#include "server/settings.hpp"

namespace reami::net {

struct Serving {
    Settings settings;
    Door& door;
    std::unique_ptr<RequestBudget> requests;  ///< plain ones
    std::unique_ptr<RequestBudget> connects;  ///< handshakes of WebSockets
};

}  // namespace reami::net
