#include "server/store/file/forget.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <utility>
#include <vector>

#include "server/store/file/unserved.hpp"

namespace reami::store {

namespace {

using PlayerNumber = std::int64_t;

/// Those who are called so in that room, now or in a match.
std::vector<PlayerNumber> players_called(SQLite::Database& file, const Acquaintance& whom) {
    SQLite::Statement asked(file,
                            "WITH there AS (SELECT id FROM rooms WHERE code = ?1) "
                            "SELECT player FROM seats WHERE room IN there AND name = ?2 AND bot IS NULL "
                            "UNION SELECT player FROM took_part WHERE room IN there AND name = ?2 "
                            "UNION SELECT player FROM match_seats WHERE room IN there AND name = ?2 "
                            "AND player IS NOT NULL");
    asked.bind(1, whom.room);
    asked.bind(2, whom.name);
    std::vector<PlayerNumber> players;
    while (asked.executeStep()) players.push_back(asked.getColumn(0).getInt64());
    return players;
}

std::size_t changed(SQLite::Database& file, const char* sql, PlayerNumber player) {
    SQLite::Statement change(file, sql);
    change.bind("@player", player);
    if (change.getBindParameterCount() > 1) change.bind("@name", forgotten_name);
    return static_cast<std::size_t>(change.exec());
}

std::size_t matches_of(SQLite::Database& file, PlayerNumber player) {
    SQLite::Statement asked(file, "SELECT count(*) FROM took_part WHERE player = @player");
    asked.bind("@player", player);
    asked.executeStep();
    return static_cast<std::size_t>(asked.getColumn(0).getInt64());
}

/// The names of who left are stored without the person: they go where the person was called so.
constexpr const char* departed_names =
    "UPDATE departed SET name = @name WHERE (room, name) IN "
    "(SELECT room, name FROM took_part WHERE player = @player)";

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

Forgotten forget_player(SQLite::Database& file, PlayerNumber player) {
    Forgotten done{.matches = matches_of(file, player)};
    done.devices = changed(file, "DELETE FROM tokens WHERE player = @player", player);
    done.lines = changed(file,
                         "DELETE FROM chat WHERE who > 0 AND (room, who) IN "
                         "(SELECT room, who FROM people WHERE player = @player)",
                         player);
    changed(file, departed_names, player);
    changed(file, "UPDATE took_part SET name = @name WHERE player = @player", player);
    changed(file, "UPDATE match_seats SET name = @name WHERE player = @player", player);
    changed(file, "UPDATE seats SET name = @name WHERE player = @player", player);
    return done;
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
    if (!players.empty()) done = forget_player(file, players.front());
    done.matches += forget_name(file, whom);
    if (players.empty() && done.matches == 0)
        return "nobody called " + whom.name + " sits or played in room " + whom.room;
    all.commit();
    file.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    return done;
}

}  // namespace reami::store
