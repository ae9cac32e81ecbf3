// Where WebSockets are served.
#pragma once

#include <optional>
#include <string>

#include "server/net/gateway.hpp"

namespace reami::net {

/// The room whose WebSocket that path is; an empty optional inside for the list of open rooms; nothing for
/// neither.
std::optional<std::optional<std::string>> led_to(const std::string& path);

/// The answer for any other path.
Answer no_web_socket();

}  // namespace reami::net
