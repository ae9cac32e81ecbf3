// The names of commands. A command can be typed in small letters or capitals, and by its English or Italian
// name.
#pragma once

#include <string>
#include <string_view>

namespace reami::terminal {

/// Returns the name under which `help` lists the typed command; any other text in small letters.
std::string listed_name(std::string_view typed);

}  // namespace reami::terminal
