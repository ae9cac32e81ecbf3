#include "server/store/write/end_match.hpp"

#include <string>

#include "server/store/write/insert.hpp"

namespace reami::store {

namespace {

void store_points(Database& db, RoomId room, const MatchFinished& ended) {
    for (const auto& [seat, points] : ended.points) {
        const auto rank = ended.ranks.find(seat);
        refuse_unless(rank != ended.ranks.end(), "a seat has points and no rank");
        const int scored =
            db.run("UPDATE match_seats SET points = ?, rank = ? WHERE room = ? AND match = ? AND seat = ?",
                   points, rank->second, room, ended.match, seat);
        refuse_unless(scored == 1, "no such seat in the match");
    }
}

/// What every end stores, with a result or without.
void store_who_sat_there(Database& db, const MatchEnd& end) {
    db.run(
        "UPDATE match_seats SET player = iif(s.bot IS NULL, s.player, NULL), bot = s.bot, name = s.name"
        " FROM seats AS s WHERE s.room = match_seats.room AND s.seat = match_seats.seat"
        " AND match_seats.room = ? AND match_seats.match = ?",
        end.room, end.match.match);
}

}  // namespace

void end_match(Database& db, const MatchEnd& end, const MatchFinished& ended) {
    db.run("UPDATE matches SET ended_at = ?, tie_break = ?, log = ? WHERE room = ? AND match = ?", end.at,
           ended.tie_break, end.match.log(), end.room, ended.match);
    store_points(db, end.room, ended);
    store_who_sat_there(db, end);
    db.run("UPDATE rooms SET next_secret = ? WHERE id = ?", ended.next_secret, end.room);
}

void abandon_match(Database& db, const MatchEnd& end, const MatchAbandoned& abandoned) {
    db.run("UPDATE matches SET ended_at = ?, abandoned = 1, log = ? WHERE room = ? AND match = ?", end.at,
           end.match.log(), end.room, abandoned.match);
    store_who_sat_there(db, end);
    db.run("UPDATE rooms SET next_secret = ? WHERE id = ?", abandoned.next_secret, end.room);
}

}  // namespace reami::store
