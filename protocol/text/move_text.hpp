// Converts a move to words, with the text `move.<game>.<form>` (texts.hpp) whose form the notation has. If
// the notation has several forms, takes the one with the fewest placeholders: `e4n` is an edge, not two
// values.
#pragma once

#include <string>
#include <string_view>

#include "protocol/text/texts.hpp"

namespace reami::protocol {

/// The text of a move: `=17` in Kingdomino gives `Choose domino 17`. If the texts have no form for this
/// notation, returns the notation.
std::string move_text(Language language, std::string_view game, std::string_view notation);

}  // namespace reami::protocol
