// Decides which messages may be dropped for a slow reader.
#pragma once

#include "protocol/messages/from_server.hpp"
#include "server/net/gateway.hpp"
#include "server/room/room_input.hpp"

namespace reami::room {

inline net::Delivery delivery(const SharedMessage& message) {
    namespace from_server = protocol::from_server;
    if (message.answers) return net::Delivery::always;
    if (message.tag == from_server::Patch::tag) return net::Delivery::patch;
    if (message.tag == from_server::Room::tag) return net::Delivery::room;
    if (message.tag == from_server::State::tag) return net::Delivery::state;
    return net::Delivery::always;
}

}  // namespace reami::room
