// Tells whether a request names the server by a loopback name. A client chooses this name freely, so it
// proves nothing about the client's machine, and alone it must permit nothing.
#pragma once

#include "server/net/gateway.hpp"

namespace reami::http {

/// Whether the host is `localhost`, 127.0.0.1 or [::1], and no proxy passed the request on. A request for a
/// foreign name that resolves to this machine still has that foreign name.
bool names_own_machine(const net::Request& request);

}  // namespace reami::http
