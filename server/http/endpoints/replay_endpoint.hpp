// Answers `POST /api/replay`: replays a match file for the web client.
#pragma once

#include "server/net/gateway.hpp"

namespace reami::http {

/// Returns the positions of the match as a JSON array, or the answer that names the fault of the file and its
/// line.
net::Answer replay_of(const net::Request& request);

}  // namespace reami::http
