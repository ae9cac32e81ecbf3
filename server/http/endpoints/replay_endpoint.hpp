// Answers `POST /api/replay` and `POST /api/review`: replays a match file for the web client, and finds the
// moves that cost most.
#pragma once

#include "server/net/gateway.hpp"

namespace reami::http {

/// Returns the positions of the match as a JSON array. If the file has a fault, returns an answer that names
/// the fault and the line where it is.
net::Answer replay_of(const net::Request& request);

/// Returns a move of the match, with a stronger one if the bot `hard` finds one. Refuses like `replay_of`,
/// and a number that no move has.
net::Answer review_of(const net::Request& request);

}  // namespace reami::http
