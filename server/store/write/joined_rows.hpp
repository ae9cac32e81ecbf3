// Writes that two players are one person, in SQL for all databases (insert_rows.hpp).
#pragma once

#include "server/store/record.hpp"

namespace reami::store {

template <class Rows>
void join_matches(Rows& db, const MatchesJoined& joined) {
    db.run(
        "UPDATE took_part SET player = ?2 WHERE player = ?1"
        " AND (room, match) IN (SELECT room, match FROM matches WHERE ended_at IS NOT NULL)"
        " AND NOT EXISTS (SELECT 1 FROM took_part AS other WHERE other.room = took_part.room"
        "   AND other.match = took_part.match AND other.player = ?2)",
        joined.from, joined.to);
    db.run(
        "UPDATE match_seats SET player = ?2 WHERE player = ?1 AND EXISTS (SELECT 1 FROM took_part AS part"
        " WHERE part.room = match_seats.room AND part.match = match_seats.match"
        "   AND part.seat = match_seats.seat AND part.player = ?2)",
        joined.from, joined.to);
}

}  // namespace reami::store
