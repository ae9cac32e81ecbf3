// The listener for connections that other nodes pass on. Each of them begins with mutual TLS and, inside it,
// the header of the PROXY protocol, which names the client; the handshake of the client's WebSocket follows.
#pragma once

#include "server/settings/settings.hpp"

namespace reami::net {

/// The settings of this listener, made from those of the server. Expects a `node_listen`.
Settings serving_nodes(Settings settings);

}  // namespace reami::net
