// How the lines of the log look.
#pragma once

#include <string_view>

namespace reami {

/// From now on: `text` for people, or `json`, an object a line with `time` (RFC 3339), `level` and `message`;
/// where the line is about a room, `room`, and where it is about a match in it, `match`.
void set_log_format(std::string_view format);

}  // namespace reami
