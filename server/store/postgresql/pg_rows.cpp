#include "server/store/postgresql/pg_rows.hpp"

#include <boost/describe/enum_to_string.hpp>

#include "server/store/write/served_time_row.hpp"

namespace reami::store {

namespace {

constexpr const char* no_match = "no such running match";
constexpr const char* void_code = "the code was used, or is old";

}  // namespace

/// A move that does not follow the last one gets the number 0, which the schema refuses.
void PgRows::add_move(RoomId room, Millis at, const MovePlayed& move) {
    run_one(no_match,
            "INSERT INTO moves (room, match, v, seat, move, id, proof, at, took)"
            " SELECT room, match, CASE WHEN CAST(?3 AS INTEGER) = 1 + (SELECT coalesce(max(v), 0) FROM moves"
            " WHERE room = ?1 AND match = ?2) THEN CAST(?3 AS INTEGER) ELSE 0 END, ?4, ?5, ?6, ?7, ?8, ?9"
            " FROM matches WHERE room = ?1 AND match = ?2 AND ended_at IS NULL",
            room, move.match, move.v, move.seat, move.move, move.id, move.proof, at, move.took);
}

void PgRows::end_match(RoomId room, Millis at, const MatchFinished& ended) {
    run_one(
        no_match,
        "UPDATE matches SET ended_at = ?, tie_break = ? WHERE room = ? AND match = ? AND ended_at IS NULL",
        at, ended.tie_break, room, ended.match);
}

void PgRows::abandon_match(RoomId room, Millis at, const MatchAbandoned& abandoned) {
    run_one(no_match,
            "UPDATE matches SET ended_at = ?, abandoned = 1, no_result = ?"
            " WHERE room = ? AND match = ? AND ended_at IS NULL",
            at, std::string(boost::describe::enum_to_string(abandoned.why, "")), room, abandoned.match);
}

void PgRows::add_served_time(Millis /*at*/) {
    static const std::string add =  // static, because the batch keeps no copy
        sql_of_time_served("CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)");
    run(add);
}

void PgRows::note_rulings() { run("INSERT INTO news (at, what) VALUES (clock_timestamp(), 'rulings')"); }

void PgRows::note_signed_out(PlayerId player, const std::optional<TokenHash>& only,
                             const std::optional<TokenHash>& but) {
    run("INSERT INTO news (at, what, token) SELECT clock_timestamp(), 'signed_out', hash FROM tokens"
        " WHERE player = ?1 AND (CAST(?2 AS bytea) IS NULL OR hash = CAST(?2 AS bytea))"
        " AND (CAST(?3 AS bytea) IS NULL OR hash <> CAST(?3 AS bytea))",
        player, only, but);
    if (!only && !but) run("DELETE FROM hand_overs WHERE player = ?", player);
}

void PgRows::note_forgotten(PlayerId player) {
    note_signed_out(player, {}, {});
    run("INSERT INTO news (at, what, player, name) SELECT clock_timestamp(), 'forgotten', CAST(?1 AS bigint),"
        " name FROM (SELECT name FROM took_part WHERE player = CAST(?1 AS bigint)"
        " UNION SELECT name FROM seats WHERE player = CAST(?1 AS bigint) UNION SELECT '') AS called",
        player);
}

void PgRows::add_hand_over(const HandOverMade& made) {
    run("INSERT INTO hand_overs (code, player, until) VALUES (?1, ?2,"
        " clock_timestamp() + CAST(?3 AS bigint) * interval '1 millisecond')"
        " ON CONFLICT (player) DO UPDATE SET code = excluded.code, until = excluded.until",
        made.code, made.player, made.lasts);
}

void PgRows::redeem_hand_over(const HandOverRedeemed& redeemed) {
    run_one(void_code, "DELETE FROM hand_overs WHERE code = ? AND until > clock_timestamp()", redeemed.code);
}

}  // namespace reami::store
