// Describes in a few sentences which steps or draws are legal now. Each sentence is about one kind of move.
#include <map>
#include <variant>

#include "clients/terminal/games/domaine_map.hpp"
#include "clients/terminal/games/domaine_words.hpp"

namespace reami::terminal::domaine {
namespace {

namespace game = reami::domaine;
using Picture = Board::Picture;
using Texts = std::vector<std::string>;

constexpr std::size_t most_listed = 40;

/// The choices that a player has, in words, by kind of move.
struct Choices {
    const Shown& shown;
    Texts castles = {}, edges = {}, knights = {}, court = {};
    std::map<Square, Texts> expansions = {}, desertions = {}, alliances = {};
    bool may_end = false, may_draw = false;

    void take(const Placement& pair) {
        const std::string castle = to_text(pair.first);
        if (castles.empty() || castles.back() != castle) castles.push_back(castle);
    }
    void take(const game::Edge& edge) { edges.push_back(to_text(edge)); }
    void take(const game::PutKnight& put) { knights.push_back(place_text(shown, put.square)); }
    void take(const game::Expansion& step) {
        expansions[step.castle].push_back(place_text(shown, step.square));
    }
    void take(const game::Desertion& step) { desertions[step.knight].push_back(to_text(step.square)); }
    void take(const game::Alliance& step) {
        const auto castle = shown.view.castles.find(step.other);
        const bool is_known = castle != shown.view.castles.end();
        alliances[step.castle].push_back(to_text(step.other) +
                                         (is_known ? " (" + owner_text(shown, castle->second) + ')' : ""));
    }
    void take(const game::EndAction&) { may_end = true; }
    void take(const game::DrawCard& draw) {
        if (draw.card)
            court.push_back(card_text(shown, *draw.card));
        else
            may_draw = true;
    }
    void take(const game::PlayCard&) {}
    void take(const game::SellCard&) {}
};

/// Adds a sentence that lists the choices. If they are many, it only says how many.
void tell(const Shown& shown, const std::string& key, const Texts& texts, Picture& lines) {
    if (texts.empty()) return;
    const Words& words = shown.input.words;
    const std::string list =
        texts.size() <= most_listed
            ? listed(texts)
            : words("domaine.many", {{"count", std::to_string(texts.size())}, {"first", texts.front()}});
    append(lines, wrapped(words(key, {{"list", list}}), 2));
}

/// Adds a sentence for each of these squares.
void tell(const Shown& shown, const std::string& key, const std::map<Square, Texts>& by_square,
          Picture& lines) {
    for (const auto& [square, texts] : by_square)
        append(lines, wrapped(shown.input.words(key, {{"square", square_text(shown, square)},
                                                      {"castle", to_text(square)},
                                                      {"list", listed(texts)}}),
                              2));
}

}  // namespace

Picture steps_text(const Shown& shown, const std::vector<std::string>& legal) {
    Choices choices{.shown = shown};
    for (const std::string& text : legal)
        if (const auto move = game::State::parse(text))
            std::visit([&](const auto& one) { choices.take(one); }, *move);
    Picture lines;
    tell(shown, "domaine.steps.castle", choices.castles, lines);
    tell(shown, "domaine.steps.border", choices.edges, lines);
    tell(shown, "domaine.steps.knight", choices.knights, lines);
    tell(shown, "domaine.steps.expansion", choices.expansions, lines);
    tell(shown, "domaine.steps.desertion", choices.desertions, lines);
    tell(shown, "domaine.steps.alliance", choices.alliances, lines);
    if (choices.may_end) lines.push_back(shown.input.words("domaine.steps.end"));
    if (choices.may_draw) lines.push_back(shown.input.words("domaine.steps.deck"));
    tell(shown, "domaine.steps.court", choices.court, lines);
    return lines;
}

}  // namespace reami::terminal::domaine
