// The paths of WebSockets.
#pragma once

#include <optional>
#include <string>

#include "server/net/gateway.hpp"

namespace reami::net {

/// The code of the room to which that path leads. The inner optional is empty for the list of open rooms; the
/// outer one is empty for any other path.
std::optional<std::optional<std::string>> led_to(const std::string& path);

/// The answer for a WebSocket at any other path.
Answer no_web_socket();

}  // namespace reami::net
