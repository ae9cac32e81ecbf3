#include "server/store/read/read_opponents.hpp"

namespace reami::store {

namespace {

using protocol::plain::DynastyTotals;
using protocol::plain::MyOpponents;
using protocol::plain::Opponent;

std::vector<Opponent> read_faced(ReadConnection& db, PlayerId player) {
    // A player who was voted out is behind everybody.
    return db.all(
        "SELECT game, who, CASE WHEN who IS NULL THEN bot END, count(*), sum(ahead), sum(behind), "
        "max(ended_at)"
        " FROM (SELECT m.game, m.ended_at, s.bot,"
        "   (SELECT name FROM took_part WHERE room = s.room AND match = s.match AND seat = s.seat"
        "     ORDER BY id DESC LIMIT 1) AS who,"
        "   CASE WHEN t.voted_out = 0 AND own.rank < s.rank THEN 1 ELSE 0 END AS ahead,"
        "   CASE WHEN t.voted_out = 1 OR own.rank > s.rank THEN 1 ELSE 0 END AS behind"
        "   FROM took_part AS t JOIN matches AS m ON m.room = t.room AND m.match = t.match"
        "   JOIN match_seats AS own ON own.room = t.room AND own.match = t.match AND own.seat = t.seat"
        "   JOIN match_seats AS s ON s.room = t.room AND s.match = t.match AND s.seat <> t.seat"
        "   WHERE t.player = ?1 AND m.ended_at IS NOT NULL AND m.abandoned = 0 AND m.set_up IS NULL) AS faced"
        " WHERE who IS NOT NULL OR bot IS NOT NULL"
        " GROUP BY 1, 2, 3 ORDER BY 4 DESC, 7 DESC LIMIT ?2",
        [](const ResultRow& row) {
            return Opponent{.game = row.text(0),
                            .name = row.optional_text(1),
                            .bot = row.optional_text(2),
                            .matches = row.number(3),
                            .ahead = row.number(4),
                            .behind = row.number(5),
                            .last = row.integer(6)};
        },
        player, most_opponents);
}

std::optional<DynastyTotals> read_dynasties(ReadConnection& db, PlayerId player) {
    const auto totals = db.first(
        "SELECT count(*), coalesce(sum(CASE WHEN t.voted_out = 0 AND own.rank = 1 THEN 1 ELSE 0 END), 0),"
        " coalesce(sum(own.points), 0), coalesce(max(own.points), 0)"
        " FROM took_part AS t JOIN matches AS m ON m.room = t.room AND m.match = t.match"
        " JOIN match_seats AS own ON own.room = t.room AND own.match = t.match AND own.seat = t.seat"
        " WHERE t.player = ? AND m.ended_at IS NOT NULL AND m.abandoned = 0 AND m.set_up IS NULL"
        " AND m.options LIKE '%\"dynasty\":true%'",
        [](const ResultRow& row) {
            return DynastyTotals{row.number(0), row.number(1), row.integer(2), row.number(3)};
        },
        player);
    return totals && totals->matches > 0 ? totals : std::nullopt;
}

}  // namespace

MyOpponents read_opponents(ReadConnection& db, PlayerId player) {
    const ReadConnection::ReadMoment snapshot(db);
    return {read_faced(db, player), read_dynasties(db, player)};
}

}  // namespace reami::store
