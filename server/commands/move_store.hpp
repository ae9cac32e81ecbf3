// `reami-server move-store FROM TO`: moves a club to another store.
#pragma once

namespace reami::commands {

/// Moves a club from reami.db to PostgreSQL, or back. Returns the exit status.
int move_store(int count, const char* const* arguments);

}  // namespace reami::commands
