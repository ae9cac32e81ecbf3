// Encodes a message of the server as text, which many connections can share.
#pragma once

#include <memory>

#include "protocol/messages/codec.hpp"
#include "server/net/gateway.hpp"

namespace reami::net {

inline EncodedMessage encoded(const protocol::from_server::Message& message) {
    return std::make_shared<const std::string>(protocol::write(message));
}

}  // namespace reami::net
