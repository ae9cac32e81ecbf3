// How the lines of the log look.
#pragma once

#include <sys/types.h>

#include <string_view>

namespace reami {

/// From now on: `text` for people, or `json`, an object a line with `time` (RFC 3339), `level` and `message`;
/// where the line is about a room, `room`, and where it is about a match in it, `match`.
void set_log_format(std::string_view format);

/// From now on, of a log as text: each line begins with its priority as systemd's journal reads it, `<3>` for
/// an error, and has no time, because the journal has its own.
void set_log_format_of_journal();
/// Whether `JOURNAL_STREAM` (`device:inode`, set by systemd) names that file: then the journal reads it.
bool is_read_by_journal(std::string_view journal_stream, dev_t device, ino_t inode);
/// The same of this process's standard error.
bool stderr_is_read_by_journal();

}  // namespace reami
