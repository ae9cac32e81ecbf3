// `reami-server export`: all that the database has of a match, as a match file, for who runs the server.
#pragma once

namespace reami::commands {

/// `arguments[0]` is the command's name. Prints the file; the exit status.
int export_match(int count, const char* const* arguments);

}  // namespace reami::commands
