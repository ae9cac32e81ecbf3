#include "server/store/write/end_match.hpp"

#include <nlohmann/json.hpp>
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

/// What every end stores, with a result or without: MatchFinished or MatchAbandoned.
template <class Record>
class Filing {
public:
    Filing(Database& connection, const MatchEnd& end, const Record& record)
        : db_(connection), end_(end), record_(record) {}

    void store() const {
        store_who_sat_there();
        db_.run("UPDATE rooms SET next_secret = ? WHERE id = ?", record_.next_secret, end_.room);
        file_moves();
        refuse_unless(log_is_whole(), "the log of the match has a hole");
    }

private:
    void store_who_sat_there() const {
        db_.run(
            "UPDATE match_seats SET player = iif(s.bot IS NULL, s.player, NULL), bot = s.bot, name = s.name"
            " FROM seats AS s WHERE s.room = match_seats.room AND s.seat = match_seats.seat"
            " AND match_seats.room = ? AND match_seats.match = ?",
            end_.room, record_.match);
    }

    /// All in two statements: a log has about fifty rows, each on another page.
    void file_moves() const {
        const std::string rows = nlohmann::json(end_.moves).dump();
        const int filed = db_.run(
            "INSERT INTO finished_moves (room, match, v, seat, move, id, proof, at)"
            " SELECT room, match, v, seat, move, id, proof, at"
            " FROM running_moves WHERE seq IN (SELECT value FROM json_each(?)) AND room = ? AND match = ?",
            rows, end_.room, record_.match);
        refuse_unless(filed == static_cast<int>(end_.moves.size()), "no such row of the match");
        db_.run("DELETE FROM running_moves WHERE seq IN (SELECT value FROM json_each(?))", rows);
    }

    /// v counts from 1 without holes, so the last is as many as there are.
    bool log_is_whole() const {
        return db_
            .first(
                "SELECT count(*) = coalesce(max(v), 0) FROM finished_moves WHERE room = ? AND match = ?",
                [](const ResultRow& row) { return row.integer(0) == 1; }, end_.room, record_.match)
            .value_or(false);
    }

    Database& db_;
    const MatchEnd& end_;
    const Record& record_;
};

}  // namespace

void end_match(Database& connection, const MatchEnd& end, const MatchFinished& ended) {
    const int changed = connection.run(
        "UPDATE matches SET ended_at = ?, tie_break = ? WHERE room = ? AND match = ? AND ended_at IS NULL",
        end.at, ended.tie_break, end.room, ended.match);
    refuse_unless(changed == 1, "no such running match");
    store_points(connection, end.room, ended);
    Filing(connection, end, ended).store();
}

void abandon_match(Database& connection, const MatchEnd& end, const MatchAbandoned& abandoned) {
    const int changed = connection.run(
        "UPDATE matches SET ended_at = ?, abandoned = 1 WHERE room = ? AND match = ? AND ended_at IS NULL",
        end.at, end.room, abandoned.match);
    refuse_unless(changed == 1, "no such running match");
    Filing(connection, end, abandoned).store();
    const bool all_filed =
        connection
            .first(
                "SELECT NOT EXISTS (SELECT 1 FROM running_moves WHERE room = ? AND match = ?)",
                [](const ResultRow& row) { return row.integer(0) == 1; }, end.room, abandoned.match)
            .value_or(false);
    refuse_unless(all_filed, "the log of the match has a hole");
}

}  // namespace reami::store
