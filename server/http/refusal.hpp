// Converts a refusal of the lobby to a problem of RFC 9457.
#pragma once

#include "server/lobby/refused.hpp"
#include "server/net/gateway.hpp"

namespace reami::http {

net::Answer refusal(const lobby::Refused& refused, const net::Request& request);

}  // namespace reami::http
