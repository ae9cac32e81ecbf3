// The format of log lines.
#pragma once

#include <sys/types.h>

#include <string_view>

namespace reami {

/// Sets the format of all further lines: `text` for people, or `json`. A line of `json` is one object with
/// the members `time` (RFC 3339), `level` and `message`. A line about a room also has the member `room`, and
/// a line about a match has the members `room` and `match`.
void set_log_format(std::string_view format);

/// Sets the text format for systemd's journal: each line begins with its priority, such as `<3>` for an
/// error, and has no time, because the journal adds its own.
void set_log_format_of_journal();
/// Whether systemd's journal reads the file with this device and inode. `journal_stream` is the value of the
/// variable `JOURNAL_STREAM`, in which systemd names the journal's file as `device:inode`.
bool is_read_by_journal(std::string_view journal_stream, dev_t device, ino_t inode);
/// Whether systemd's journal reads this process's standard error.
bool stderr_is_read_by_journal();

}  // namespace reami
