#include "server/store/read/read_admin_memory.hpp"

namespace reami::store {

namespace {

Restriction restriction_in(const ResultRow& row) {
    return {.number = row.integer(0),
            .silences = row.text(1) == "silence",
            .player = row.optional_integer(2),
            .address = row.optional_bytes(3),
            .note = row.text(4),
            .since = row.integer(5),
            .until = row.integer(6)};
}

}  // namespace

AdminMemory read_admin_memory(ReadConnection& db) {
    AdminMemory memory;
    db.each("SELECT id, kind, player, address, note, since, until FROM restrictions ORDER BY id",
            [&](const ResultRow& row) { memory.restrictions.push_back(restriction_in(row)); });
    db.each("SELECT name FROM forbidden_names ORDER BY name",
            [&](const ResultRow& row) { memory.forbidden_names.push_back(row.text(0)); });
    db.each("SELECT name, hash, made_at, until, revoked FROM admin_tokens ORDER BY name",
            [&](const ResultRow& row) {
                memory.tokens.push_back({.name = row.text(0),
                                         .hash = row.bytes(1),
                                         .made_at = row.integer(2),
                                         .until = row.integer(3),
                                         .revoked = row.number(4) == 1});
            });
    db.each(
        "SELECT coalesce((SELECT max(id) FROM restrictions), 0), coalesce((SELECT max(id) FROM admin_log), "
        "0)",
        [&](const ResultRow& row) {
            memory.last_restriction = row.integer(0);
            memory.last_deed = row.integer(1);
        });
    return memory;
}

}  // namespace reami::store
