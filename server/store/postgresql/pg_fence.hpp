// The fence before each entry of a room that has an owner. It has a file of its own, so that a test can build
// a server without the fence, and check that the missing fence is noticed (tests/cluster).
#pragma once

#include <cstdint>

#include "server/store/claim.hpp"
#include "server/store/postgresql/pg_rows.hpp"

namespace reami::store {

/// The reason in the fault of a fenced entry.
extern const char* const another_node;

/// Adds a statement that fails unless the claim still holds and `before` is the number of the claim's last
/// entry. If the statement does not fail, it raises this number by one.
void add_fence(PgRows& rows, const RoomClaim& claim, std::int64_t before);

}  // namespace reami::store
