// `reami-server backup` and `reami-server restore`: a copy of all that is stored, and a copy put back.
#pragma once

namespace reami::commands {

/// `backup [--data FOLDER] FILE`, also while a server runs there. Returns the exit status.
int backup(int count, const char* const* arguments);

/// `restore [--data FOLDER] FILE`, while no server runs there. Returns the exit status.
int restore(int count, const char* const* arguments);

}  // namespace reami::commands
