// Converts a refusal of the lobby into an answer in the form of RFC 9457.
#pragma once

#include "server/lobby/refused.hpp"
#include "server/net/gateway.hpp"

namespace reami::http {

net::Answer refusal(const lobby::Refused& refused, const net::Request& request);

}  // namespace reami::http
