// Whether somebody asks at the server's own machine, who may hear how its networks call it.
#pragma once

#include "server/net/gateway.hpp"

namespace reami::http {

/// The connection comes from there, through no proxy that says so, and the browser names the server as only
/// that machine can (`localhost`, 127.0.0.1, [::1]): behind a silent proxy on the same machine everybody
/// comes from there, but under a public name.
bool is_at_own_machine(const net::Request& request);

}  // namespace reami::http
