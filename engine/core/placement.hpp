// The position of a tile with two halves: in the position `g8g9` the first half lies on g8 and the second on
// g9.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/square.hpp"

namespace reami {

struct Placement {
    Square first, second;
    friend constexpr auto operator<=>(const Placement&, const Placement&) = default;
};

/// The text of a position: `g8g9`. Expects squares of some board.
std::string to_text(const Placement& placement);

/// Reads the text of a position; returns an empty optional if it is not the names of two squares of this
/// board.
std::optional<Placement> parse_placement(std::string_view text, Board board);

/// Reads the text of a position on the largest board; returns false for any other text.
bool from_text(std::string_view text, Placement& placement);

}  // namespace reami
