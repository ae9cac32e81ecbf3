#include "engine/core/placement.hpp"

namespace reami {

std::string to_text(const Placement& placement) {
    std::string text;
    append_text(text, placement.first);
    append_text(text, placement.second);
    return text;
}

std::optional<Placement> parse_placement(std::string_view text, Board board) {
    const auto first = take_square(text, board);
    const auto second = take_square(text, board);
    if (!first || !second || !text.empty()) return std::nullopt;
    return Placement{*first, *second};
}

bool from_text(std::string_view text, Placement& placement) {
    const auto found = parse_placement(text, largest_board);
    if (!found) return false;
    placement = *found;
    return true;
}

}  // namespace reami
