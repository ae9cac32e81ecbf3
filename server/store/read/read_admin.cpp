#include "server/store/read/read_admin.hpp"

namespace reami::store {

namespace {

AdminDeed deed_in(const ResultRow& row) {
    return {.number = row.integer(0),
            .at = row.integer(1),
            .who = row.text(2),
            .what = row.text(3),
            .target = row.text(4),
            .outcome = row.text(5)};
}

Restriction restriction_in(const ResultRow& row) {
    return {.number = row.integer(0),
            .silences = row.text(1) == "silence",
            .player = row.optional_integer(2),
            .address = row.optional_bytes(3),
            .note = row.text(4),
            .since = row.integer(5),
            .until = row.integer(6)};
}

AdminToken token_in(const ResultRow& row) {
    return {.name = row.text(0),
            .hash = row.bytes(1),
            .made_at = row.integer(2),
            .until = row.integer(3),
            .revoked = row.number(4) == 1};
}

}  // namespace

AdminMemory read_admin_memory(ReadConnection& db) {
    AdminMemory memory;
    memory.restrictions = db.all(
        "SELECT id, kind, player, address, note, since, until FROM restrictions ORDER BY id", restriction_in);
    memory.forbidden_names = db.all("SELECT name FROM forbidden_names ORDER BY name",
                                    [](const ResultRow& row) { return row.text(0); });
    memory.tokens =
        db.all("SELECT name, hash, made_at, until, revoked FROM admin_tokens ORDER BY name", token_in);
    memory.last_restriction = db.integer("SELECT coalesce(max(id), 0) FROM restrictions").value();
    memory.last_deed = db.integer("SELECT coalesce(max(id), 0) FROM admin_log").value();
    return memory;
}

std::int64_t count_rooms_not_served(ReadConnection& db) {
    return db
        .integer(
            "SELECT count(*) FROM rooms WHERE closed_at IS NULL AND NOT EXISTS"
            " (SELECT 1 FROM nodes WHERE nodes.incarnation = rooms.owner AND nodes.ended = 0)")
        .value();
}

std::vector<AdminDeed> read_admin_log(ReadConnection& db, const std::string& find, int most) {
    return db.all(
        "SELECT id, at, who, what, target, outcome FROM admin_log"
        " WHERE instr(lower(who || ' ' || what || ' ' || target || ' ' || outcome), lower(?1)) > 0 OR ?1 = ''"
        " ORDER BY id DESC LIMIT ?2",
        deed_in, find, most);
}

std::vector<MatchSummary> find_matches(ReadConnection& db, const std::string& find, int most) {
    return db.all(
        "SELECT * FROM (SELECT rooms.code, m.room, m.match, m.game, CASE WHEN m.ended_at IS NULL THEN"
        " (SELECT group_concat(coalesce(bot, name), ', ') FROM"
        "   (SELECT * FROM seats WHERE room = m.room ORDER BY seat) AS now)"
        " ELSE (SELECT group_concat(coalesce(bot, name), ', ') FROM"
        "   (SELECT * FROM match_seats WHERE room = m.room AND match = m.match ORDER BY seat) AS past)"
        " END AS names,"
        " m.started_at, coalesce(m.ended_at, 0), m.abandoned"
        " FROM matches AS m JOIN rooms ON rooms.id = m.room) AS listed"
        " WHERE instr(lower(code || ' ' || game || ' ' || coalesce(names, '')), lower(?1)) > 0 OR ?1 = ''"
        " ORDER BY started_at DESC LIMIT ?2",
        [](const ResultRow& row) {
            return MatchSummary{.code = row.text(0),
                                .room = row.integer(1),
                                .match = row.number(2),
                                .game = row.text(3),
                                .players = row.text(4),
                                .started_at = row.integer(5),
                                .ended_at = row.integer(6),
                                .abandoned = row.number(7) == 1};
        },
        find, most);
}

std::vector<PlayerSummary> find_players(ReadConnection& db, const std::string& find, int most) {
    return db.all(
        "WITH found AS (SELECT p.id, coalesce((SELECT max(coalesce(seen_at, made_at)) FROM tokens"
        "   WHERE player = p.id), 0) AS seen"
        " FROM players AS p WHERE ?1 = '' OR CAST(p.id AS TEXT) = ?1 OR p.id IN"
        "   (SELECT player FROM took_part WHERE instr(lower(name), lower(?1)) > 0"
        "    UNION SELECT player FROM seats WHERE instr(lower(name), lower(?1)) > 0)"
        " ORDER BY seen DESC LIMIT ?2)"
        " SELECT f.id, (SELECT group_concat(name, ', ') FROM (SELECT name FROM took_part WHERE player = f.id"
        "   UNION SELECT name FROM seats WHERE player = f.id) AS called),"
        " (SELECT group_concat(code, ' ') FROM seats JOIN rooms ON rooms.id = seats.room WHERE player = "
        "f.id),"
        " (SELECT count(*) FROM took_part WHERE player = f.id),"
        " (SELECT count(*) FROM tokens WHERE player = f.id), seen FROM found AS f ORDER BY seen DESC",
        [](const ResultRow& row) {
            return PlayerSummary{.player = row.integer(0),
                                 .names = row.text(1),
                                 .rooms = row.text(2),
                                 .matches = row.number(3),
                                 .devices = row.number(4),
                                 .seen_at = row.integer(5)};
        },
        find, most);
}

std::vector<std::string> read_all_names(ReadConnection& db, PlayerId player) {
    return db.all(
        "SELECT name FROM took_part WHERE player = ?1 UNION SELECT name FROM seats WHERE player = ?1",
        [](const ResultRow& row) { return row.text(0); }, player);
}

std::map<PlayerId, std::string> read_names(ReadConnection& db, const std::vector<PlayerId>& players) {
    std::map<PlayerId, std::string> names;
    for (const PlayerId player : players) {
        const auto name = db.first(
            "SELECT name FROM (SELECT name, since AS at FROM seats WHERE player = ?1 AND bot IS NULL"
            " UNION ALL SELECT t.name, m.started_at FROM took_part AS t"
            " JOIN matches AS m ON m.room = t.room AND m.match = t.match WHERE t.player = ?1) AS called"
            " ORDER BY at DESC LIMIT 1",
            [](const ResultRow& row) { return row.text(0); }, player);
        if (name) names.emplace(player, *name);
    }
    return names;
}

}  // namespace reami::store
