// Turns what a room says into text, and says which messages a slow reader may lose.
#pragma once

#include <map>

#include "server/net/encoded.hpp"
#include "server/room/room_input.hpp"

namespace reami::room {

/// Depends only on the type of the message.
net::Delivery delivery(const from_server::Message& message);

/// Encodes each message once, however many it goes to. Lives as long as one output of the room.
class Encoder {
public:
    net::EncodedMessage operator()(const SharedMessage& message);

private:
    std::map<const from_server::Message*, net::EncodedMessage> texts_;
};

}  // namespace reami::room
