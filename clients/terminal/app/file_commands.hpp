// The commands that work on match files and need no server: `reami replay FILE` and `reami verify FILE`.
#pragma once

#include <optional>

#include "protocol/text/texts.hpp"

namespace reami::terminal {

/// Runs the command and returns its exit status; returns nothing if the command line names neither command.
std::optional<int> run_file_command(int argc, const char* const* argv, protocol::Language language);

}  // namespace reami::terminal
