#include "engine/domaine/move.hpp"

#include "engine/domaine/state.hpp"

namespace reami::domaine {

namespace {

constexpr std::size_t length_of_card = 3;

std::string text_of(const Placement& at) { return to_text(at); }
std::string text_of(const PlayCard& play) { return to_text(play); }
std::string text_of(const SellCard& sale) { return to_text(sale.card) + '$'; }
std::string text_of(const Edge& edge) { return to_text(edge); }
std::string text_of(const PutKnight& put) { return to_text(put.square); }
std::string text_of(const Expansion& step) { return to_text(step.castle) + '+' + to_text(step.square); }
std::string text_of(const Desertion& step) { return to_text(step.knight) + '>' + to_text(step.square); }
std::string text_of(const Alliance& step) { return to_text(step); }
std::string text_of(EndAction) { return "end"; }
std::string text_of(const DrawCard& draw) { return draw.card ? '@' + to_text(*draw.card) : "@"; }

std::optional<Move> parse_draw(std::string_view text) {
    Card card;
    if (text.empty()) return Move(DrawCard{});
    if (!from_text(text, card)) return std::nullopt;
    return Move(DrawCard{card});
}

std::optional<Move> parse_card(std::string_view text) {
    Card card;
    if (text.ends_with('$') && from_text(text.substr(0, text.size() - 1), card)) return Move(SellCard{card});
    PlayCard play;
    if (from_text(text, play)) return Move(play);
    return std::nullopt;
}

/// Reads the sign and the second square of a move that joins two squares.
std::optional<Move> parse_pair(Square first, std::string_view rest) {
    const char sign = rest.front();
    rest.remove_prefix(1);
    const auto second = take_square(rest, board);
    if (!second || !rest.empty()) return std::nullopt;
    if (sign == '+') return Expansion{first, *second};
    if (sign == '>') return Desertion{first, *second};
    if (sign == '&') return Alliance{first, *second};
    return std::nullopt;
}

}  // namespace

std::string to_text(const PlayCard& play) {
    return to_text(play.card) + action_letters[static_cast<std::size_t>(play.action)];
}

bool from_text(std::string_view text, PlayCard& play) {
    if (text.size() != length_of_card + 1) return false;
    const auto action = action_letters.find(text.back());
    if (action == std::string_view::npos) return false;
    play.action = static_cast<Action>(action);
    return from_text(text.substr(0, length_of_card), play.card);
}

std::string to_text(const Alliance& alliance) {
    return to_text(alliance.castle) + '&' + to_text(alliance.other);
}

bool from_text(std::string_view text, Alliance& alliance) {
    const auto first = take_square(text, board);
    if (!first || !text.starts_with('&')) return false;
    text.remove_prefix(1);
    const auto second = take_square(text, board);
    if (!second || !text.empty()) return false;
    alliance = {*first, *second};
    return true;
}

std::optional<Move> State::parse(std::string_view text) {
    if (text == "end") return EndAction{};
    if (text.starts_with('@')) return parse_draw(text.substr(1));
    std::string_view rest = text;
    const auto square = take_square(rest, board);
    if (!square) return parse_card(text);
    if (rest.empty()) return PutKnight{*square};
    Edge edge;
    if (from_text(text, edge)) return edge;
    if (const auto at = parse_placement(text, board)) return *at;
    return parse_pair(*square, rest);
}

std::string State::print(const Move& move) {
    return std::visit([](const auto& one) { return text_of(one); }, move);
}

}  // namespace reami::domaine
