// What the lobby refuses, as a problem of RFC 9457.
#pragma once

#include "server/lobby/refused.hpp"
#include "server/net/gateway.hpp"

namespace reami::http {

net::Answer refusal(const lobby::Refused& refused);

}  // namespace reami::http
