#include "server/store/postgresql/pg_fence.hpp"

namespace reami::store {

const char* const another_node = "another node serves the room";

void add_fence(PgRows& rows, const RoomClaim& claim, std::int64_t before) {
    rows.run_one(
        another_node,
        "UPDATE rooms SET log_version = ? WHERE id = ? AND owner = ? AND epoch = ? AND log_version = ?",
        before + 1, claim.room, claim.owner->incarnation, claim.epoch, before);
}

}  // namespace reami::store
