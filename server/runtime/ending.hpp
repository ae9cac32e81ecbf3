// How the program is asked to end: by SIGTERM, from inside as well as from outside. It drains first, as
// app/server.hpp says, so nothing is lost.
#pragma once

#include <unistd.h>

#include <csignal>

namespace reami {

/// May be called from any thread; returns at once.
inline void ask_to_end() { ::kill(::getpid(), SIGTERM); }

}  // namespace reami
