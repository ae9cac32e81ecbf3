#include "server/store/read/read_invites.hpp"

namespace reami::store {

bool is_invited(ReadConnection& db, PlayerId player) {
    return db.integer("SELECT 1 FROM invited WHERE player = ?", player).has_value();
}

bool is_good_invite(ReadConnection& db, const Hash& hash, Millis now) {
    return db
        .integer("SELECT 1 FROM invites WHERE hash = ? AND revoked = 0 AND used < uses AND until > ?", hash,
                 now)
        .has_value();
}

std::vector<InviteSummary> read_invites(ReadConnection& db) {
    return db.all("SELECT name, made_at, until, uses, used, revoked FROM invites ORDER BY name",
                  [](const ResultRow& row) {
                      return InviteSummary{.name = row.text(0),
                                           .made_at = row.integer(1),
                                           .until = row.integer(2),
                                           .uses = row.number(3),
                                           .used = row.number(4),
                                           .revoked = row.number(5) == 1};
                  });
}

}  // namespace reami::store
