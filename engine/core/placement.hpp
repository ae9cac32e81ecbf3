// The position of a tile of two halves: `g8g9` has its first half on g8 and its second on g9.
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

/// The name `g8g9`. Expects squares of some board.
std::string to_text(const Placement& placement);

/// The placement of this name; empty if the text is not the names of two squares of this board.
std::optional<Placement> parse_placement(std::string_view text, Board board);

/// The placement of this name, on the largest board; false if the text is anything else.
bool from_text(std::string_view text, Placement& placement);

}  // namespace reami
