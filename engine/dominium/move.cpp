#include "engine/dominium/move.hpp"

#include "engine/core/number_text.hpp"
#include "engine/dominium/state.hpp"
#include "engine/dominium/tile.hpp"

namespace reami::dominium {

namespace {

std::optional<Move> parse_keep(std::string_view text) {
    const auto fief = take_number(text, highest_number);
    if (!fief || !text.empty()) return std::nullopt;
    return Keep{static_cast<std::int8_t>(*fief)};
}

std::optional<Move> parse_claim(std::string_view text) {
    const auto square = take_square(text, board);
    if (!square || !text.empty()) return std::nullopt;
    return Claim{*square};
}

std::string text_of(const Placement& at) { return to_text(at); }
std::string text_of(Keep keep) { return '+' + std::to_string(keep.fief); }
std::string text_of(Claim claim) { return '@' + to_text(claim.territory); }
std::string text_of(NoClaim) { return "-"; }

}  // namespace

std::optional<Move> State::parse(std::string_view text) {
    if (text == "-") return NoClaim{};
    if (text.starts_with('+')) return parse_keep(text.substr(1));
    if (text.starts_with('@')) return parse_claim(text.substr(1));
    return parse_placement(text, board);
}

std::string State::print(const Move& move) {
    return std::visit([](const auto& one) { return text_of(one); }, move);
}

}  // namespace reami::dominium
