#include "server/store/read/survey.hpp"

namespace reami::store {

std::vector<std::string> find_damage(ReadConnection& db) {
    std::vector<std::string> found;
    db.each("PRAGMA integrity_check", [&](const ResultRow& row) {
        if (row.text(0) != "ok") found.push_back(row.text(0));
    });
    db.each("PRAGMA foreign_key_check", [&](const ResultRow& row) {
        found.push_back("a row of " + row.text(0) + " refers to a missing row of " + row.text(2));
    });
    return found;
}

std::vector<ListedMatch> list_matches(ReadConnection& db) {
    return db.all(
        "SELECT rooms.code, m.match, m.room, m.game, m.started_at, m.ended_at, m.abandoned"
        " FROM matches AS m JOIN rooms ON rooms.id = m.room ORDER BY m.room, m.match",
        [](const ResultRow& row) {
            return ListedMatch{.code = row.text(0),
                               .match = row.number(1),
                               .room = row.integer(2),
                               .game = row.text(3),
                               .began_at = row.integer(4),
                               .ended_at = row.optional_integer(5).value_or(0),
                               .runs = row.is_null(5),
                               .abandoned = row.number(6) == 1};
        });
}

StoredRounds read_round_points(ReadConnection& db, const ListedMatch& of) {
    StoredRounds rounds;
    db.each(
        "SELECT p.round, p.seat, p.points FROM round_points AS p JOIN rooms ON rooms.id = p.room"
        " WHERE rooms.code = ? AND p.match = ?",
        [&](const ResultRow& row) { rounds[row.number(0)][row.seat(1)] = row.number(2); }, of.code, of.match);
    return rounds;
}

}  // namespace reami::store
