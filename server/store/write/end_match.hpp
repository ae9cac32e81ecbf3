// The end of a match: its result if it has one, who sat there, and its log filed under its own key.
#pragma once

#include <vector>

#include "server/store/record.hpp"
#include "server/store/sqlite/database.hpp"

namespace reami::store {

/// Where and when a match ends.
struct MatchEnd {
    RoomId room;
    Millis at;
    const std::vector<Seq>& last_rows;  ///< of the moves in the same entry
};

// Both throw SQLite::Exception, and refuse a log that is not whole.
void end_match(Database& connection, const MatchEnd& end, const MatchFinished& ended);
void abandon_match(Database& connection, const MatchEnd& end, const MatchAbandoned& abandoned);

}  // namespace reami::store
