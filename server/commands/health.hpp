// `reami-server health`: asks the server that runs with the same settings whether it can serve and store.
// Containers and scripts use this command.
#pragma once

namespace reami::commands {

/// Returns the exit status, 0 only if the server is well; otherwise prints the fault. `arguments[0]` is the
/// command's name, and the other arguments are options of the server.
int health(int count, const char* const* arguments);

}  // namespace reami::commands
