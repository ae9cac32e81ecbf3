// The end of a match: its result if it has one, who sat there, and its log filed under its own key.
#pragma once

#include "server/store/record.hpp"
#include "server/store/sqlite/database.hpp"
#include "server/store/write/running_rows.hpp"

namespace reami::store {

/// Where and when a match ends.
struct MatchEnd {
    RoomId room;
    Millis at;
    const RoomRows& moves;  ///< where its log stands, with the moves of the same entry
};

// Both throw SQLite::Exception, and refuse a log that is not whole.
void end_match(Database& connection, const MatchEnd& end, const MatchFinished& ended);
void abandon_match(Database& connection, const MatchEnd& end, const MatchAbandoned& abandoned);

}  // namespace reami::store
