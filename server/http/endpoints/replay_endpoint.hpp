// Replays a match file for a page: `POST /api/replay`.
#pragma once

#include "server/net/gateway.hpp"

namespace reami::http {

/// Returns the positions of the match as a JSON array, or the fault of the file, with its line.
net::Answer replay_of(const net::Request& request);

}  // namespace reami::http
