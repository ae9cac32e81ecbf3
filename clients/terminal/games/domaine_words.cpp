#include "clients/terminal/games/domaine_words.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "clients/terminal/games/domaine_map.hpp"
#include "protocol/json/described.hpp"

namespace reami::terminal::domaine {
namespace {

namespace game = reami::domaine;
using Picture = Board::Picture;

std::string mines_text(const Words& words, const std::map<game::Terrain, int>& mines) {
    std::string text;
    for (const auto& [mine, count] : mines)
        text += ", " + times(count, words("domaine.terrain." + std::string(json::enum_name(mine))));
    return text;
}

/// The sides of the square that have a border or are at the rim: `above, left`.
std::string closed_sides(const Shown& shown, Square square) {
    const auto closed = [&](Square other) {
        return !game::board.contains(other) || shown.view.borders.contains(game::between(square, other));
    };
    const int column = square.column(), row = square.row();
    std::vector<std::string> sides;
    if (closed({column, row + 1})) sides.push_back(shown.input.words("domaine.side.above"));
    if (closed({column + 1, row})) sides.push_back(shown.input.words("domaine.side.right"));
    if (closed({column, row - 1})) sides.push_back(shown.input.words("domaine.side.below"));
    if (closed({column - 1, row})) sides.push_back(shown.input.words("domaine.side.left"));
    return listed(sides);
}

std::string land_text(const Shown& shown, Square square) {
    const auto& [input, view, catalog] = shown;
    if (view.neutral.contains(square)) return input.words("domaine.land.neutral");
    const auto domain = view.domain_of.find(square);
    if (domain == view.domain_of.end()) return input.words("domaine.land.open");
    const auto castle = view.castles.find(domain->second);
    if (castle == view.castles.end()) return input.words("domaine.land.open");
    return input.words("domaine.land.domain",
                       {{"castle", to_text(castle->first)}, {"owner", owner_text(shown, castle->second)}});
}

std::string terrain_text(const Shown& shown, Square square) {
    const auto terrain = terrain_on(shown.view, square);
    return terrain ? shown.input.words("domaine.terrain." + std::string(json::enum_name(*terrain))) : "?";
}

}  // namespace

void append(Picture& lines, const Picture& more) { lines.insert(lines.end(), more.begin(), more.end()); }

std::string times(int count, const std::string& what) {
    return count == 1 ? what : std::to_string(count) + "×" + what;
}

std::string listed(const std::vector<std::string>& texts) {
    std::string text;
    for (const std::string& one : texts) text += (text.empty() ? "" : ", ") + one;
    return text;
}

std::string cards_text(const Words& words, const game::CardsView& cards) {
    if (cards.empty()) return words("domaine.none");
    std::vector<std::string> texts;
    for (const auto& [card, count] : cards) texts.push_back(times(count, to_text(card)));
    return listed(texts);
}

std::string card_text(const Shown& shown, game::Card card) {
    const auto found = shown.catalog.cards.find(card);
    if (found == shown.catalog.cards.end()) return to_text(card);
    const Words& words = shown.input.words;
    std::string actions;
    for (const auto& [action, steps] : found->second.actions) {
        const std::string one = words.counted("domaine." + std::string(json::enum_name(action)), steps);
        actions = actions.empty() ? one : words("domaine.or", {{"first", actions}, {"second", one}});
    }
    return words("domaine.card", {{"card", to_text(card)},
                                  {"actions", actions},
                                  {"cost", std::to_string(found->second.cost)},
                                  {"price", std::to_string(found->second.sell)}});
}

std::string owner_text(const Shown& shown, game::Colour colour) {
    const auto seat = game::seat_of(colour);
    return seat ? name_of(shown.input, *seat) : shown.input.words("domaine.neutral_kingdom");
}

std::string domain_text(const Shown& shown, Square castle, const game::DomainView& domain) {
    const Words& words = shown.input.words;
    return words("domaine.domain", {{"castle", to_text(castle)},
                                    {"points", words.counted("points", domain.worth)},
                                    {"knights", words.counted("domaine.knights", domain.knights)},
                                    {"mines", mines_text(words, domain.mines)}});
}

std::string place_text(const Shown& shown, Square square) {
    return to_text(square) + " (" + terrain_text(shown, square) + ", " + land_text(shown, square) + ')';
}

std::string square_text(const Shown& shown, Square square) {
    const auto& [input, view, catalog] = shown;
    std::vector<std::string> pieces{terrain_text(shown, square)};
    if (const auto castle = view.castles.find(square); castle != view.castles.end())
        pieces.push_back(input.words("domaine.piece.castle", {{"owner", owner_text(shown, castle->second)}}));
    if (const auto knight = view.knights.find(square); knight != view.knights.end())
        pieces.push_back(input.words("domaine.piece.knight", {{"owner", owner_text(shown, knight->second)}}));
    pieces.push_back(land_text(shown, square));
    const std::string closed = closed_sides(shown, square);
    return input.words(closed.empty() ? "domaine.square.open" : "domaine.square",
                       {{"square", to_text(square)}, {"what", listed(pieces)}, {"sides", closed}});
}

}  // namespace reami::terminal::domaine
