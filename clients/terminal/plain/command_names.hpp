// The names of commands. People can type a command in small letters or in capitals, and by its English or its
// Italian name.
#pragma once

#include <string>
#include <string_view>

namespace reami::terminal {

/// The name that the typed command has in `help`. Returns any other text in small letters.
std::string listed_name(std::string_view typed);

}  // namespace reami::terminal
