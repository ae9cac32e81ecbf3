// The answer of `GET /api/games`: for each game its numbers of players, its options with their texts, its
// bots, and the address of its catalogue.
#pragma once

#include <vector>

#include "protocol/messages/plain_requests.hpp"

namespace reami::http {

std::vector<protocol::plain::GameEntry> games();

}  // namespace reami::http
