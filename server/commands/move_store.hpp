// `reami-server move-store FROM TO`.
#pragma once

namespace reami::commands {

/// Carries a club from reami.db to PostgreSQL, or back. The exit status.
int move_store(int count, const char* const* arguments);

}  // namespace reami::commands
