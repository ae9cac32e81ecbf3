// `reami-server check` looks for faults in the database. `reami-server rehearse` checks that this release can
// continue the running matches.
#pragma once

namespace reami::commands {

/// `check [--data FOLDER]`: checks the database's file, and the log, the result and the points of the rounds
/// of every match. Returns the exit status, 0 only if there is no fault.
int check(int count, const char* const* arguments);

/// `rehearse [--data FOLDER]`: checks the running matches only. Returns the exit status, 0 only if there is
/// no fault.
int rehearse(int count, const char* const* arguments);

}  // namespace reami::commands
