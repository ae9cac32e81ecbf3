// `reami-server export`: prints everything that the database has about a match as a match file, for the
// person who runs the server.
#pragma once

namespace reami::commands {

/// Prints the file and returns the exit status. `arguments[0]` is the command's name.
int export_match(int count, const char* const* arguments);

}  // namespace reami::commands
