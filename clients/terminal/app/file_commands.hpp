// The commands that work on match files and need no server: `reami replay FILE` and `reami verify FILE`.
#pragma once

#include <optional>

#include "protocol/text/texts.hpp"

namespace reami::terminal {

/// Does what the command line asks for and gives the exit status; nothing if it names neither command.
std::optional<int> run_file_command(int argc, const char* const* argv, protocol::Language language);

}  // namespace reami::terminal
