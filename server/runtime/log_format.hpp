// The format of log lines.
#pragma once

#include <sys/types.h>

#include <string_view>

namespace reami {

/// Sets the format of all further lines: `text` for people, or `json`, one object per line with `time` (RFC
/// 3339), `level` and `message`; a line about a room has `room` too, and a line about a match in it also
/// `match`.
void set_log_format(std::string_view format);

/// Sets the text format for systemd's journal: each line begins with its priority, such as `<3>` for an
/// error, and has no time, because the journal adds its own.
void set_log_format_of_journal();
/// Whether `JOURNAL_STREAM` (`device:inode`, set by systemd) names this file: then the journal reads it.
bool is_read_by_journal(std::string_view journal_stream, dev_t device, ino_t inode);
/// Whether systemd's journal reads this process's standard error.
bool stderr_is_read_by_journal();

}  // namespace reami
