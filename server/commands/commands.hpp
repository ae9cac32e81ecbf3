// The commands of reami-server by their names.
#pragma once

#include <string>
#include <string_view>

namespace reami::commands {

/// Runs a command with its own arguments, of which the first is its name. Returns the exit status.
using Command = int (*)(int, const char* const*);

/// The command of this name; null if there is none.
Command command_named(std::string_view name);

/// One line for each command, for `reami-server --help`.
std::string list_of_commands();

/// The error for a word that is no command. It suggests the command whose name differs by one letter, if
/// there is one.
std::string no_such_command(std::string_view word);

}  // namespace reami::commands
