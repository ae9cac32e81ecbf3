// The abilities of the terminal behind a file descriptor.
#pragma once

#include "clients/terminal/text/paint.hpp"

namespace reami::terminal {

bool is_terminal(int file);

/// Whether the file is a terminal that understands control sequences: TERM is set and is not `dumb`.
bool is_able_terminal(int file);

/// Returns colours if the file is a terminal that can show them and NO_COLOR is unset or empty.
Paint paint_for(int file);

}  // namespace reami::terminal
