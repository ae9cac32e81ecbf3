// Tells whether a request names the server by a loopback name. Every client can send such a name, so the name
// alone does not prove that the client is on this machine, and must not permit anything.
#pragma once

#include "server/net/gateway.hpp"

namespace reami::http {

/// Whether the request's host is `localhost` or a loopback address, and no proxy has passed the request on. A
/// foreign name does not count, even if it resolves to a loopback address.
bool names_own_machine(const net::Request& request);

}  // namespace reami::http
