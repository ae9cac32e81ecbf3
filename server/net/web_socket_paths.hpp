// The paths of WebSockets.
#pragma once

#include <optional>
#include <string>

#include "server/net/gateway.hpp"

namespace reami::net {

/// The code of the room whose WebSocket has this path. The inner optional is empty for the path of the list
/// of open rooms. The outer optional is empty for any other path.
std::optional<std::optional<std::string>> led_to(const std::string& path);

/// The answer to the handshake of a WebSocket at any other path.
Answer no_web_socket();

}  // namespace reami::net
