#include "server/store/read/survey.hpp"

#include "server/store/sqlite/database.hpp"

namespace reami::store {

Survey::Survey(const std::filesystem::path& database)
    : connection_(std::make_unique<Database>(database, Database::Use::read)) {}

Survey::~Survey() = default;

std::vector<std::string> Survey::damage() {
    std::vector<std::string> found;
    connection_->each("PRAGMA integrity_check", [&](const ResultRow& row) {
        if (row.text(0) != "ok") found.push_back(row.text(0));
    });
    connection_->each("PRAGMA foreign_key_check", [&](const ResultRow& row) {
        found.push_back("a row of " + row.text(0) + " refers to one of " + row.text(2) +
                        " that is not there");
    });
    return found;
}

std::vector<MatchName> Survey::matches() {
    std::vector<MatchName> all;
    connection_->each(
        "SELECT rooms.code, m.match, m.ended_at IS NULL FROM matches AS m JOIN rooms ON rooms.id = m.room"
        " ORDER BY m.room, m.match",
        [&](const ResultRow& row) {
            all.push_back({row.text(0), protocol::MatchNumber(row.number(1)), row.number(2) == 1});
        });
    return all;
}

StoredRounds Survey::rounds(const MatchName& of) {
    StoredRounds rounds;
    connection_->each(
        "SELECT p.round, p.seat, p.points FROM round_points AS p JOIN rooms ON rooms.id = p.room"
        " WHERE rooms.code = ? AND p.match = ?",
        [&](const ResultRow& row) { rounds[row.number(0)][row.seat(1)] = row.number(2); }, of.code, of.match);
    return rounds;
}

}  // namespace reami::store
