#include "engine/kingdomino/move.hpp"

#include "engine/core/number_text.hpp"
#include "engine/kingdomino/dominoes.hpp"
#include "engine/kingdomino/state.hpp"

namespace reami::kingdomino {

namespace {

std::optional<Move> parse_choice(std::string_view text) {
    const auto number = take_number(text, domino_count);
    if (!number || !text.empty()) return std::nullopt;
    return Choice{*number};
}

}  // namespace

std::optional<Move> State::parse(std::string_view text) {
    if (text.starts_with('=')) return parse_choice(text.substr(1));
    return parse_placement(text, board);
}

std::string State::print(const Move& move) {
    if (const auto* choice = std::get_if<Choice>(&move)) return '=' + std::to_string(choice->domino);
    return to_text(std::get<Placement>(move));
}

}  // namespace reami::kingdomino
