// Answers `POST /api/replay`: replays a match file for the web client.
#pragma once

#include "server/net/gateway.hpp"

namespace reami::http {

/// Returns the positions of the match as a JSON array. If the file has a fault, returns an answer that names
/// the fault and the line where it is.
net::Answer replay_of(const net::Request& request);

}  // namespace reami::http
