#include "server/store/end_match.hpp"

#include "server/store/insert.hpp"

namespace reami::store {

namespace {

void store_result(Connection& db, const MatchEnd& end) {
    const int ended =
        db.run("UPDATE matches SET ended_at = ?, broke = ? WHERE room = ? AND match = ? AND ended_at IS NULL",
               end.at, end.ended.broke, end.room, end.ended.match);
    refuse_unless(ended == 1, "no such running match");
    for (const auto& [seat, points] : end.ended.points) {
        const auto rank = end.ended.ranks.find(seat);
        refuse_unless(rank != end.ended.ranks.end(), "a seat has points and no rank");
        const int scored =
            db.run("UPDATE match_seats SET points = ?, rank = ? WHERE room = ? AND match = ? AND seat = ?",
                   points, rank->second, end.room, end.ended.match, seat);
        refuse_unless(scored == 1, "no such seat in the match");
    }
}

void store_who_sat_there(Connection& db, const MatchEnd& end) {
    db.run(
        "UPDATE match_seats SET player = iif(s.bot IS NULL, s.player, NULL), bot = s.bot, name = s.name"
        " FROM seats AS s WHERE s.room = match_seats.room AND s.seat = match_seats.seat"
        " AND match_seats.room = ? AND match_seats.match = ?",
        end.room, end.ended.match);
}

void file_move(Connection& db, const MatchEnd& end, Seq row) {
    const int filed = db.run(
        "INSERT INTO finished_moves SELECT room, match, v, seat, move, id, proof, at"
        " FROM running_moves WHERE seq = ? AND room = ? AND match = ?",
        row, end.room, end.ended.match);
    refuse_unless(filed == 1, "no such row of the match");
    db.run("DELETE FROM running_moves WHERE seq = ?", row);
}

/// v counts from 1 without holes, so the last is as many as there are.
bool log_is_whole(Connection& db, const MatchEnd& end) {
    return db
        .first(
            "SELECT count(*) = max(v) FROM finished_moves WHERE room = ? AND match = ?",
            [](const Row& row) { return row.integer(0) == 1; }, end.room, end.ended.match)
        .value_or(false);
}

}  // namespace

void end_match(Connection& connection, const MatchEnd& end) {
    store_result(connection, end);
    store_who_sat_there(connection, end);
    connection.run("UPDATE rooms SET next_secret = ? WHERE id = ?", end.ended.next_secret, end.room);
    for (const Seq row : end.ended.rows) file_move(connection, end, row);
    for (const Seq row : end.last_rows) file_move(connection, end, row);
    refuse_unless(log_is_whole(connection, end), "the log of the match has a hole");
}

}  // namespace reami::store
