// `reami-server migrate`: changes the database to the schema of this release.
#pragma once

namespace reami::commands {

/// Migrates the database to the schema of this release, without serving. Returns the exit status.
int migrate(int count, const char* const* arguments);

}  // namespace reami::commands
