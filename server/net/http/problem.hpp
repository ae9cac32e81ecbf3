// An error of a plain request, as RFC 9457 has it, with the protocol's codes.
#pragma once

#include <string>
#include <string_view>

#include "server/net/gateway.hpp"

namespace reami::net {

/// `detail` is the reason, in English.
Answer problem(unsigned status, std::string_view code, std::string detail);
/// Adds the number of seconds after which the client may try again.
Answer retry_after(Answer problem, int seconds);

}  // namespace reami::net
