// Makes the answer for an error of a plain request, in the form of RFC 9457 with the protocol's codes.
#pragma once

#include <string>
#include <string_view>

#include "protocol/messages/refusal.hpp"
#include "server/net/gateway.hpp"

namespace reami::net {

/// `code` is an error code of the protocol. `detail` is the reason, in English.
Answer problem(unsigned status, std::string_view code, std::string detail);
/// The answer for a refusal of the protocol, in the language of the request.
Answer problem(const protocol::Refusal& refusal, const Request& request);
/// The answer to the handshake of a WebSocket at a path that no WebSocket has.
Answer no_web_socket();
/// Adds the number of seconds after which the client may try again.
Answer retry_after(Answer problem, int seconds);

}  // namespace reami::net
