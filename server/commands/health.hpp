// `reami-server health`: asks the server that runs with the same settings whether it serves and stores.
// Containers and scripts use it.
#pragma once

namespace reami::commands {

/// Prints the fault, if there is one, and returns the exit status: 0 only if the server is well.
/// `arguments[0]` is the command's name; the rest are the server's own options.
int health(int count, const char* const* arguments);

}  // namespace reami::commands
