#include "server/store/postgresql/pg_rows.hpp"

namespace reami::store {

namespace {

constexpr const char* no_match = "no such running match";

}  // namespace

/// A move that does not follow the last one gets the number 0, which the schema refuses.
void PgRows::add_move(RoomId room, Millis at, const MovePlayed& move) {
    run_one(no_match,
            "INSERT INTO moves (room, match, v, seat, move, id, proof, at)"
            " SELECT room, match, CASE WHEN CAST(?3 AS INTEGER) = 1 + (SELECT coalesce(max(v), 0) FROM moves"
            " WHERE room = ?1 AND match = ?2) THEN CAST(?3 AS INTEGER) ELSE 0 END, ?4, ?5, ?6, ?7, ?8"
            " FROM matches WHERE room = ?1 AND match = ?2 AND ended_at IS NULL",
            room, move.match, move.v, move.seat, move.move, move.id, move.proof, at);
}

void PgRows::end_match(RoomId room, Millis at, const MatchFinished& ended) {
    run_one(
        no_match,
        "UPDATE matches SET ended_at = ?, tie_break = ? WHERE room = ? AND match = ? AND ended_at IS NULL",
        at, ended.tie_break, room, ended.match);
}

void PgRows::abandon_match(RoomId room, Millis at, const MatchAbandoned& abandoned) {
    run_one(
        no_match,
        "UPDATE matches SET ended_at = ?, abandoned = 1 WHERE room = ? AND match = ? AND ended_at IS NULL",
        at, room, abandoned.match);
}

}  // namespace reami::store
