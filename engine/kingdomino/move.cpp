#include "engine/kingdomino/move.hpp"

#include "engine/core/number_text.hpp"
#include "engine/kingdomino/dominoes.hpp"

namespace reami::kingdomino {

namespace {

std::optional<Move> parse_choice(std::string_view text) {
    const auto number = take_number(text, domino_count);
    if (!number || !text.empty()) return std::nullopt;
    return Choice{static_cast<std::uint8_t>(*number)};
}

}  // namespace

std::optional<Move> parse(std::string_view text) {
    if (text.starts_with('=')) return parse_choice(text.substr(1));
    Placement placement;
    if (!from_text(text, placement)) return std::nullopt;
    return placement;
}

std::string print(const Move& move) {
    if (const auto* choice = std::get_if<Choice>(&move)) return '=' + std::to_string(choice->domino);
    return to_text(std::get<Placement>(move));
}

std::string to_text(const Placement& placement) {
    return to_text(placement.first) + to_text(placement.second);
}

bool from_text(std::string_view text, Placement& placement) {
    const auto first = take_square(text, board);
    const auto second = take_square(text, board);
    if (!first || !second || !text.empty()) return false;
    placement = {*first, *second};
    return true;
}

}  // namespace reami::kingdomino
