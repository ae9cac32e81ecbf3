// A move in words: the text `move.<game>.<form>` (texts.hpp) whose form fits its notation; of several, the
// one with the fewest places: `e4n` is an edge, not two places.
#pragma once

#include <string>
#include <string_view>

#include "protocol/text/texts.hpp"

namespace reami::protocol {

/// `=17` in Kingdomino: `Choose domino 17`. A notation without a text comes back as it is.
std::string move_text(Language language, std::string_view game, std::string_view notation);

}  // namespace reami::protocol
