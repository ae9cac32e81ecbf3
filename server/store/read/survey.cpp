#include "server/store/read/survey.hpp"

#include "server/store/store_kind.hpp"

namespace reami::store {

Survey::Survey(const Location& store)
    : can_be_damaged_(kind_of(store)->can_be_damaged()), connection_(kind_of(store)->open_to_read()) {}

Survey::~Survey() = default;

std::vector<std::string> Survey::damage() {
    std::vector<std::string> found;
    if (!can_be_damaged_) return found;
    connection_->each("PRAGMA integrity_check", [&](const ResultRow& row) {
        if (row.text(0) != "ok") found.push_back(row.text(0));
    });
    connection_->each("PRAGMA foreign_key_check", [&](const ResultRow& row) {
        found.push_back("a row of " + row.text(0) + " refers to a missing row of " + row.text(2));
    });
    return found;
}

std::vector<ListedMatch> Survey::matches() {
    std::vector<ListedMatch> all;
    connection_->each(
        "SELECT rooms.code, m.match, m.room, m.game, m.started_at, m.ended_at, m.abandoned"
        " FROM matches AS m JOIN rooms ON rooms.id = m.room ORDER BY m.room, m.match",
        [&](const ResultRow& row) {
            all.push_back({.code = row.text(0),
                           .match = row.number(1),
                           .room = row.integer(2),
                           .game = row.text(3),
                           .began_at = row.integer(4),
                           .ended_at = row.optional_integer(5).value_or(0),
                           .runs = row.is_null(5),
                           .abandoned = row.number(6) == 1});
        });
    return all;
}

StoredRounds Survey::rounds(const ListedMatch& of) {
    StoredRounds rounds;
    connection_->each(
        "SELECT p.round, p.seat, p.points FROM round_points AS p JOIN rooms ON rooms.id = p.room"
        " WHERE rooms.code = ? AND p.match = ?",
        [&](const ResultRow& row) { rounds[row.number(0)][row.seat(1)] = row.number(2); }, of.code, of.match);
    return rounds;
}

}  // namespace reami::store
