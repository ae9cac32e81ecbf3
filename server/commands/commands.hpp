// The commands of reami-server by their names.
#pragma once

#include <string>
#include <string_view>

namespace reami::commands {

/// What a command does with its own arguments, the first of which is its name; gives the exit status.
using Command = int (*)(int, const char* const*);

/// Null if no command is called so.
Command command_named(std::string_view name);

/// For `reami-server --help`: a line for each command.
std::string list_of_commands();

/// For whoever typed a word that is no command: a sentence that names the command that was meant, if one
/// differs by a letter.
std::string no_such_command(std::string_view word);

}  // namespace reami::commands
