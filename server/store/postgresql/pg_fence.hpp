// The fence before each entry of a room that has an owner. It stands alone in its file, so that a test can
// build a server without it, which must then be found out (tests/cluster).
#pragma once

#include <cstdint>

#include "server/store/claim.hpp"
#include "server/store/postgresql/pg_rows.hpp"

namespace reami::store {

/// The reason that is given for a fenced entry.
extern const char* const another_node;

/// The claim must still hold, and `before` be the number of its last entry; this entry becomes the next.
void add_fence(PgRows& rows, const RoomClaim& claim, std::int64_t before);

}  // namespace reami::store
