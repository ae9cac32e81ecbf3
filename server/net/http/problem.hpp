// An error of a plain request as RFC 9457, with the codes of the wire.
#pragma once

#include <string>
#include <string_view>

#include "server/net/gateway.hpp"

namespace reami::net {

/// `detail` says in English why the server refuses this request.
Answer problem(unsigned status, std::string_view code, std::string detail);
/// The same, and in how many seconds it is worth trying again.
Answer retry_after(Answer problem, int seconds);

}  // namespace reami::net
