// `reami-server migrate`: brings the database up to date for this release.
#pragma once

namespace reami::commands {

/// Brings the database up to date, without serving. Returns the exit status.
int migrate(int count, const char* const* arguments);

}  // namespace reami::commands
