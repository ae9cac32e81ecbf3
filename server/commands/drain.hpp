// `reami-server drain`: ends the running server. Nobody loses a move.
#pragma once

namespace reami::commands {

/// `drain [--data FOLDER]`. Returns the exit status.
int drain(int count, const char* const* arguments);

}  // namespace reami::commands
