// The commands of reami-server by their names.
#pragma once

#include <string>
#include <string_view>

namespace reami::commands {

/// Runs a command. The first argument is the command's name. Returns the exit status.
using Command = int (*)(int, const char* const*);

/// The command of this name; null if there is none.
Command command_named(std::string_view name);

/// One line for each command, for `reami-server --help`.
std::string list_of_commands();

/// The error for a word that is not a command. If the word is a command's name with one typing error, the
/// text suggests this command.
std::string no_such_command(std::string_view word);

}  // namespace reami::commands
