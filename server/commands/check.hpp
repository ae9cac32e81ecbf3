// `reami-server check` looks for faults in the database, and `reami-server rehearse` checks that this release
// replays the running matches as they were played.
#pragma once

namespace reami::commands {

/// `check [--data FOLDER]`: checks the file and, for every match, its log, its result and the points of its
/// rounds. Returns the exit status, 0 only if there is no fault.
int check(int count, const char* const* arguments);

/// `rehearse [--data FOLDER]`: checks the running matches only. Returns the exit status, 0 only if there is
/// no fault.
int rehearse(int count, const char* const* arguments);

}  // namespace reami::commands
