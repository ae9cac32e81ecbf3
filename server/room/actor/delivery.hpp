// Which messages a slow reader may lose.
#pragma once

#include <string_view>

#include "protocol/messages/from_server.hpp"
#include "server/net/gateway.hpp"

namespace reami::room {

/// Depends only on the kind of the message, told by its tag.
inline net::Delivery delivery(std::string_view tag) {
    namespace from_server = protocol::from_server;
    if (tag == from_server::Patch::tag) return net::Delivery::patch;
    if (tag == from_server::Room::tag) return net::Delivery::room;
    if (tag == from_server::State::tag) return net::Delivery::state;
    return net::Delivery::always;
}

}  // namespace reami::room
