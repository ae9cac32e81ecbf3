// The end of a match: its result, who sat there, and its log filed under its own key.
#pragma once

#include <vector>

#include "server/store/connection.hpp"
#include "server/store/record.hpp"

namespace reami::store {

struct MatchEnd {
    RoomId room;
    Millis at;
    const Ended& ended;
    const std::vector<Seq>& last_rows;  ///< of the moves in the same entry
};

/// Throws SQLite::Exception; refuses a log that is not whole.
void end_match(Connection& connection, const MatchEnd& end);

}  // namespace reami::store
