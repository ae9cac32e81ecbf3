// `reami-server backup` copies the database, and `reami-server restore` puts a copy back.
#pragma once

namespace reami::commands {

/// `backup [--data FOLDER] FILE`; a server may use the database meanwhile. Returns the exit status.
int backup(int count, const char* const* arguments);

/// `restore [--data FOLDER] FILE`; no server may use the database. Returns the exit status.
int restore(int count, const char* const* arguments);

}  // namespace reami::commands
