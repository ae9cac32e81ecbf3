// The rules of a game as text for a terminal, made from the pages in clients/rules.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "protocol/text/texts.hpp"

namespace reami::terminal {

/// Returns one part of the rules of a game, in lines of at most 80 columns. `part` is a section (`4`) or a
/// rule (`R4.2` or `4.2`); if it is empty, the part is the introduction and the titles of the sections.
/// Returns nothing if the game or the part does not exist.
std::vector<std::string> rules_lines(std::string_view game, protocol::Language language,
                                     std::string_view part);

}  // namespace reami::terminal
