// reami-server forget: takes a person out of the database.
#pragma once

namespace reami::commands {

/// Its exit status.
int forget(int count, const char* const* arguments);

}  // namespace reami::commands
