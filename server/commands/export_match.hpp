// `reami-server export`: prints a match as a match file, for the operator of the server. The file has all
// that the database has about the match.
#pragma once

namespace reami::commands {

/// Prints the file and returns the exit status. `arguments[0]` is the command's name.
int export_match(int count, const char* const* arguments);

}  // namespace reami::commands
