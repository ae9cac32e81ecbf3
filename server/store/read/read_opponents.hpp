// Reads a player's results against each opponent: PROTOCOL.md, "Plain requests".
#pragma once

#include "protocol/messages/my_opponents.hpp"
#include "server/store/record.hpp"
#include "server/store/sql/read_connection.hpp"

namespace reami::store {

/// The results against at most `most_opponents`. Matches of prepared rooms don't count.
protocol::plain::MyOpponents read_opponents(ReadConnection& db, PlayerId player);

inline constexpr int most_opponents = 50;

}  // namespace reami::store
