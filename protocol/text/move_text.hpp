// Converts a move to words: the text `move.<game>.<form>` (texts.hpp) whose form fits its notation. If
// several fit, it takes the form with the fewest placeholders: `e4n` is an edge, not two values.
#pragma once

#include <string>
#include <string_view>

#include "protocol/text/texts.hpp"

namespace reami::protocol {

/// The text of a move: `=17` in Kingdomino gives `Choose domino 17`. A notation without a text is returned
/// unchanged.
std::string move_text(Language language, std::string_view game, std::string_view notation);

}  // namespace reami::protocol
