// The end of a match: its result if it has one, who sat there, and where its log is.
#pragma once

#include "server/store/record.hpp"
#include "server/store/sqlite/database.hpp"
#include "server/store/write/running_rows.hpp"

namespace reami::store {

/// Where and when a match ends.
struct MatchEnd {
    RoomId room;
    Millis at;
    const MatchRows& match;  ///< with the moves of the same entry
};

// Both throw SQLite::Exception.
void end_match(Database& db, const MatchEnd& end, const MatchFinished& ended);
void abandon_match(Database& db, const MatchEnd& end, const MatchAbandoned& abandoned);

}  // namespace reami::store
