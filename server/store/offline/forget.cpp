#include "server/store/offline/forget.hpp"

#include "server/store/offline/offline_store.hpp"

namespace reami::store {

namespace {

/// The players who have that name in that room, now or in a match.
std::vector<PlayerId> players_called(ReadConnection& rows, const Acquaintance& whom) {
    return rows.all(
        "WITH there AS (SELECT id FROM rooms WHERE code = ?1) "
        "SELECT player FROM seats WHERE room IN (SELECT id FROM there) AND name = ?2 AND bot IS NULL "
        "UNION SELECT player FROM took_part WHERE room IN (SELECT id FROM there) AND name = ?2 "
        "UNION SELECT player FROM match_seats WHERE room IN (SELECT id FROM there) AND name = ?2 "
        "AND player IS NOT NULL",
        [](const ResultRow& row) { return PlayerId(row.integer(0)); }, whom.room, whom.name);
}

/// Replaces the name in imported matches of that room, whose people have only names.
std::size_t forget_name(OfflineStore& store, const Acquaintance& whom) {
    const std::string name = forgotten_name;
    return static_cast<std::size_t>(
        store.run("UPDATE match_seats SET name = ?3 WHERE name = ?2 AND player IS NULL AND bot IS NULL"
                  " AND room IN (SELECT id FROM rooms WHERE code = ?1)",
                  whom.room, whom.name, name));
}

}  // namespace

Expected<Forgotten, std::string> forget(const Location& location, const Acquaintance& whom) {
    auto opened = OfflineStore::open(location);
    if (!opened) return opened.error();
    OfflineStore& store = **opened;
    const auto players = players_called(store.stored(), whom);
    if (players.size() > 1)
        return "several people called " + whom.name + " sat in room " + whom.room +
               ": name another room of theirs";
    OfflineStore::OfflineTransaction all(store);
    Forgotten done;
    if (!players.empty()) done = forget_rows(store, players.front());
    done.matches += forget_name(store, whom);
    if (players.empty() && done.matches == 0)
        return "nobody called " + whom.name + " sits or played in room " + whom.room;
    all.commit();
    store.empty_log();
    return done;
}

}  // namespace reami::store
