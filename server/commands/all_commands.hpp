// The commands of reami-server. Each gets its arguments, the first of which is its name, and returns the exit
// status. Its text for `--help` says what it does.
#pragma once

namespace reami::commands {

int admin(int count, const char* const* arguments);
int backup(int count, const char* const* arguments);
/// The status is 0 only if there is no fault.
int check(int count, const char* const* arguments);
int config(int count, const char* const* arguments);
int drain(int count, const char* const* arguments);
int export_match(int count, const char* const* arguments);
int forget(int count, const char* const* arguments);
/// The status is 0 only if the server is well.
int health(int count, const char* const* arguments);
/// The status is 0 only if the database has every match afterwards.
int import(int count, const char* const* arguments);
int migrate(int count, const char* const* arguments);
int move_store(int count, const char* const* arguments);
/// The status is 0 only if there is no fault.
int rehearse(int count, const char* const* arguments);
int restore(int count, const char* const* arguments);
int vacuum(int count, const char* const* arguments);

}  // namespace reami::commands
