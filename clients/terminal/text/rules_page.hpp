// The rules of a game as text for a terminal, made from the pages in clients/rules.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "protocol/text/texts.hpp"

namespace reami::terminal {

/// The lines, of 80 columns at most, of one part of a game's rules. `part` is a section (`4`), a rule (`R4.2`
/// or `4.2`), or empty, which means the introduction and the titles of the sections. The result is empty if
/// the game has no such part, or if there is no such game.
std::vector<std::string> rules_lines(std::string_view game, protocol::Language language,
                                     std::string_view part);

}  // namespace reami::terminal
