// The listener for what other nodes hand over. Every connection there begins with mutual TLS and, inside it,
// the PROXY protocol's head, which names the client; then comes the handshake of the client's WebSocket.
#pragma once

#include "server/settings/settings.hpp"

namespace reami::net {

/// Its settings, beside a listener that serves everybody. Expects a `node_listen`.
Settings serving_nodes(Settings settings);

}  // namespace reami::net
