// How commands may be called: by the name under which `help` lists them, in capitals too, and in Italian.
#pragma once

#include <string>
#include <string_view>

namespace reami::terminal {

/// The listed name of what was typed as a command; of anything else the same in small letters.
std::string listed_name(std::string_view typed);

}  // namespace reami::terminal
