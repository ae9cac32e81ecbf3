// What is known of the terminal behind a file descriptor, if there is one.
#pragma once

#include "clients/terminal/text/paint.hpp"

namespace reami::terminal {

bool is_terminal(int file);

/// One that knows what to do with control sequences.
bool is_able_terminal(int file);

/// Colours on a terminal that can show them, unless NO_COLOR says otherwise.
Paint paint_for(int file);

}  // namespace reami::terminal
