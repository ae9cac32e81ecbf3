#include "server/store/sqlite/sqlite_rows.hpp"

#include <sqlite3.h>

#include <boost/describe/enum_to_string.hpp>

#include "server/store/write/served_time_row.hpp"

namespace reami::store {

bool is_refusal(const SQLite::Exception& e) {
    const int code = e.getErrorCode() & 0xff;  // the primary result code, without the extended one
    return code == SQLITE_CONSTRAINT || code == SQLITE_MISMATCH || code == SQLITE_TOOBIG;
}

void SqliteRows::refuse(const char* why) { throw SQLite::Exception(why, SQLITE_CONSTRAINT); }

void SqliteRows::add_move(RoomId room, Millis at, const MovePlayed& move) {
    MatchRows& match = running(room, move.match);
    const bool follows = move.v.value() == static_cast<int>(match.rows.size()) + 1;
    if (!follows) refuse("the log of the match has a hole");
    db_.run(
        "INSERT INTO moves (room, match, v, seat, move, id, proof, at, took)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        room, move.match, move.v, move.seat, move.move, move.id, move.proof, at, move.took);
    running_.add(match, db_.database().getLastInsertRowid());
}

void SqliteRows::end_match(RoomId room, Millis at, const MatchFinished& ended) {
    db_.run("UPDATE matches SET ended_at = ?, tie_break = ?, log = ? WHERE room = ? AND match = ?", at,
            ended.tie_break, running(room, ended.match).log(), room, ended.match);
    running_.end(room);
}

void SqliteRows::abandon_match(RoomId room, Millis at, const MatchAbandoned& abandoned) {
    db_.run(
        "UPDATE matches SET ended_at = ?, abandoned = 1, no_result = ?, log = ?"
        " WHERE room = ? AND match = ?",
        at, std::string(boost::describe::enum_to_string(abandoned.why, "")),
        running(room, abandoned.match).log(), room, abandoned.match);
    running_.end(room);
}

void SqliteRows::add_served_time(Millis at) { db_.run(sql_of_time_served("?"), at); }

MatchRows& SqliteRows::running(RoomId room, MatchNumber match) {
    auto* const found = running_.find(room);
    if (found == nullptr || found->match != match) refuse("no such running match");
    return *found;
}

}  // namespace reami::store
