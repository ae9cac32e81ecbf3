// Converts a refusal into an answer in the form of RFC 9457.
#pragma once

#include "protocol/messages/refusal.hpp"
#include "server/net/gateway.hpp"

namespace reami::http {

net::Answer refusal(const protocol::Refusal& refused, const net::Request& request);

}  // namespace reami::http
