// `reami-server drain`: ends a running server so that nobody loses a move.
#pragma once

namespace reami::commands {

/// Its own arguments, the first of them its name. Returns its exit status.
int drain(int count, const char* const* arguments);

}  // namespace reami::commands
