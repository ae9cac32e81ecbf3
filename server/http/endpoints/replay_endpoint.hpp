// A match file replayed for a page: `POST /api/replay`.
#pragma once

#include <string_view>

#include "server/net/gateway.hpp"

namespace reami::http {

/// Expects the body of the request. The positions of the match as a JSON array, or what is wrong with the
/// file, and in which line.
net::Answer replay_of(std::string_view body);

}  // namespace reami::http
