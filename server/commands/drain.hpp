// `reami-server drain`: ends a running server so that nobody loses a move.
#pragma once

namespace reami::commands {

/// `drain [--data FOLDER]`. Returns the exit status.
int drain(int count, const char* const* arguments);

}  // namespace reami::commands
