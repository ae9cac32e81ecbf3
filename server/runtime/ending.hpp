// Asks the program to end by SIGTERM, as a service manager does. The server drains first (app/server.hpp), so
// no move is lost.
#pragma once

#include <unistd.h>

#include <csignal>

namespace reami {

/// Any thread may call this; it returns at once.
inline void ask_to_end() { ::kill(::getpid(), SIGTERM); }

}  // namespace reami
