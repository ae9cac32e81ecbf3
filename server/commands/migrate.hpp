// `reami-server migrate`.
#pragma once

namespace reami::commands {

/// Brings the database up to date, without serving. The exit status.
int migrate(int count, const char* const* arguments);

}  // namespace reami::commands
