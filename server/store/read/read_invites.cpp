#include "server/store/read/read_invites.hpp"

namespace reami::store {

bool is_invited(ReadConnection& db, PlayerId player) {
    return db
        .first(
            "SELECT 1 FROM invited WHERE player = ?", [](const ResultRow&) { return true; }, player)
        .has_value();
}

bool is_good_invite(ReadConnection& db, const Hash& hash, Millis now) {
    return db
        .first(
            "SELECT 1 FROM invites WHERE hash = ? AND revoked = 0 AND used < uses AND until > ?",
            [](const ResultRow&) { return true; }, hash, now)
        .has_value();
}

std::vector<InviteSummary> read_invites(ReadConnection& db) {
    std::vector<InviteSummary> invites;
    db.each("SELECT name, made_at, until, uses, used, revoked FROM invites ORDER BY name",
            [&](const ResultRow& row) {
                invites.push_back({.name = row.text(0),
                                   .made_at = row.integer(1),
                                   .until = row.integer(2),
                                   .uses = row.number(3),
                                   .used = row.number(4),
                                   .revoked = row.number(5) == 1});
            });
    return invites;
}

}  // namespace reami::store
