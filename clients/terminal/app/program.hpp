// Runs `reami --plain`: connects the plain client to standard input and output, to the network and to the
// token file.
#pragma once

#include "clients/terminal/app/arguments.hpp"

namespace reami::terminal {

/// Returns the program's exit status: 1 if the server closed the connection for good, otherwise 0.
int run_plain(const PlainArguments& arguments);

}  // namespace reami::terminal
