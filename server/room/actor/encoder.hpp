// How what a room says becomes text, and what a slow reader may lose of it.
#pragma once

#include <map>

#include "server/net/encoded.hpp"
#include "server/room/room_input.hpp"

namespace reami::room {

/// Follows from what the message is.
net::Delivery delivery(const from_server::Message& message);

/// Encodes each message once, however many it goes to. Lives as long as one output of the room.
class Encoder {
public:
    net::EncodedMessage operator()(const SharedMessage& message);

private:
    std::map<const from_server::Message*, net::EncodedMessage> texts_;
};

}  // namespace reami::room
