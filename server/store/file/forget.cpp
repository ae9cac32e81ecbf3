#include "server/store/file/forget.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <utility>
#include <vector>

#include "server/store/file/unserved.hpp"
#include "server/store/sqlite/database.hpp"
#include "server/store/write/forget_rows.hpp"

namespace reami::store {

namespace {

/// Statements of a file, without a connection that keeps them.
class FileRows {
public:
    explicit FileRows(SQLite::Database& file) : file_(file) {}

    template <class... Values>
    int run(const char* sql, const Values&... values) {
        SQLite::Statement change(file_, sql);
        int at = 0;
        (bind_value(change, ++at, sql_value(values)), ...);
        return change.exec();
    }

private:
    SQLite::Database& file_;
};

/// Those who are called so in that room, now or in a match.
std::vector<PlayerId> players_called(SQLite::Database& file, const Acquaintance& whom) {
    SQLite::Statement asked(file,
                            "WITH there AS (SELECT id FROM rooms WHERE code = ?1) "
                            "SELECT player FROM seats WHERE room IN there AND name = ?2 AND bot IS NULL "
                            "UNION SELECT player FROM took_part WHERE room IN there AND name = ?2 "
                            "UNION SELECT player FROM match_seats WHERE room IN there AND name = ?2 "
                            "AND player IS NOT NULL");
    asked.bind(1, whom.room);
    asked.bind(2, whom.name);
    std::vector<PlayerId> players;
    while (asked.executeStep()) players.emplace_back(asked.getColumn(0).getInt64());
    return players;
}

/// Of matches in that room that were imported: their people are names alone.
std::size_t forget_name(SQLite::Database& file, const Acquaintance& whom) {
    SQLite::Statement change(
        file,
        "UPDATE match_seats SET name = ?3 WHERE name = ?2 AND player IS NULL AND bot IS NULL"
        " AND room IN (SELECT id FROM rooms WHERE code = ?1)");
    change.bind(1, whom.room);
    change.bind(2, whom.name);
    change.bind(3, forgotten_name);
    return static_cast<std::size_t>(change.exec());
}

}  // namespace

std::variant<Forgotten, std::string> forget(const std::filesystem::path& database, const Acquaintance& whom) {
    auto opened = open_unserved(database, Schema::newest);
    if (auto* why = std::get_if<std::string>(&opened)) return std::move(*why);
    SQLite::Database& file = std::get<Unserved>(opened).file;
    SQLite::Transaction all(file);
    const auto players = players_called(file, whom);
    if (players.size() > 1)
        return "several people called " + whom.name + " sat in room " + whom.room +
               ": name another room of theirs";
    Forgotten done;
    FileRows rows(file);
    if (!players.empty()) done = forget_rows(rows, players.front());
    done.matches += forget_name(file, whom);
    if (players.empty() && done.matches == 0)
        return "nobody called " + whom.name + " sits or played in room " + whom.room;
    all.commit();
    file.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    return done;
}

}  // namespace reami::store
