// `reami-server check` and `reami-server rehearse`: whether what is stored is whole, and whether this program
// plays every stored match as it was played.
#pragma once

namespace reami::commands {

/// `check [--data FOLDER]`: the file, every match's log, its result and the points of its rounds. Returns the
/// exit status, 0 only if nothing is wrong.
int check(int count, const char* const* arguments);

/// `rehearse [--data FOLDER]`: the matches that run, as a server of this program would bring them back.
int rehearse(int count, const char* const* arguments);

}  // namespace reami::commands
