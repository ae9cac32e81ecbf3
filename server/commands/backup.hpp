// `reami-server backup` copies the database, and `reami-server restore` puts a copy back.
#pragma once

namespace reami::commands {

/// `backup [--data FOLDER] FILE`, also while a server runs there. Returns the exit status.
int backup(int count, const char* const* arguments);

/// `restore [--data FOLDER] FILE`, while no server runs there. Returns the exit status.
int restore(int count, const char* const* arguments);

}  // namespace reami::commands
