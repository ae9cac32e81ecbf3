// The rules of a game as text for a terminal, made from the pages in clients/rules.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "protocol/text/texts.hpp"

namespace reami::terminal {

/// Returns one part of a game's rules in lines of at most 80 columns. `part` is a section (`4`), a rule
/// (`R4.2` or `4.2`), or empty for the introduction and the section titles. Returns nothing if the game or
/// the part does not exist.
std::vector<std::string> rules_lines(std::string_view game, protocol::Language language,
                                     std::string_view part);

}  // namespace reami::terminal
