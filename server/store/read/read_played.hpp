// Reads the ended matches of a player: PROTOCOL.md, "Plain requests".
#pragma once

#include "protocol/messages/my_matches.hpp"
#include "server/store/record.hpp"
#include "server/store/sql/read_connection.hpp"

namespace reami::store {

/// The page of the player's ended matches for this request, at most `matches_of_a_page` of them. Matches of
/// prepared rooms don't count.
protocol::plain::MyMatches read_played(ReadConnection& db, PlayerId player,
                                       const protocol::plain::MyMatchesRequest& wanted);

inline constexpr int matches_of_a_page = 20;

}  // namespace reami::store
