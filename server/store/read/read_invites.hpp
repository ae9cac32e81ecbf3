// Reads invitations, and the players who may open rooms if not everybody may.
#pragma once

#include <string>
#include <vector>

#include "server/store/record.hpp"
#include "server/store/sql/read_connection.hpp"

namespace reami::store {

/// An invitation, as a line in a list.
struct InviteSummary {
    std::string name;
    Millis made_at = 0, until = 0;
    int uses = 0, used = 0;
    bool revoked = false;
};

/// Whether the player may open rooms where only invited players may.
bool is_invited(ReadConnection& db, PlayerId player);
/// Whether the invitation with that keyed hash is valid at that time.
bool is_good_invite(ReadConnection& db, const Hash& hash, Millis now);
std::vector<InviteSummary> read_invites(ReadConnection& db);  ///< by name

}  // namespace reami::store
