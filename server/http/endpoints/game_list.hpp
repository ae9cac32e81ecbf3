// The answer to `GET /api/games`: for each game the numbers of players, the options with their texts, the
// bots, and the path of the catalogue.
#pragma once

#include <vector>

#include "protocol/messages/plain_requests.hpp"

namespace reami::http {

std::vector<protocol::plain::GameEntry> games();

}  // namespace reami::http
