// The games as `GET /api/games` shows them: players, options with their words, bots, the address of the
// catalogue.
#pragma once

#include <vector>

#include "protocol/messages/plain_requests.hpp"

namespace reami::http {

std::vector<protocol::plain::GameEntry> games();

}  // namespace reami::http
