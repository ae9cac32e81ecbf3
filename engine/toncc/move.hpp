// A move and its notation: RULES.md, R6. `ne` goes to the place in the north-east.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/toncc/board.hpp"

namespace reami::toncc {

using Move = Direction;

/// Nothing if the text is no move's notation. `parse(print(move)) == move`.
std::optional<Move> parse(std::string_view text);
std::string print(Move move);

}  // namespace reami::toncc
