// `reami --plain` as a program: connects the plain client to standard input and output, the network and its
// token file.
#pragma once

#include "clients/terminal/app/arguments.hpp"

namespace reami::terminal {

/// Returns the program's exit status: 0, or 1 if the server closed the connection for good.
int run_plain(const PlainArguments& arguments);

}  // namespace reami::terminal
