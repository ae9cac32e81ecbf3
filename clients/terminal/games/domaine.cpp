#include "clients/terminal/games/domaine.hpp"

#include <algorithm>

#include "clients/terminal/games/domaine_map.hpp"
#include "clients/terminal/games/domaine_words.hpp"
#include "engine/core/rounds.hpp"
#include "protocol/json/read_as.hpp"

namespace reami::terminal::domaine {
namespace {

namespace game = reami::domaine;
using View = Rounds<game::State>::View;
using Picture = Board::Picture;

/// Parses the view and calls `use` with it. Returns nothing for a view of another game.
template <class Use>
Picture with(const BoardInput& input, Use use) {
    const auto view = json::read_as<View>(input.view);
    const auto catalog = json::read_as<game::Catalog>(input.catalog);
    if (!view || !catalog) return {};
    return use(Shown{input, view->table, *catalog});
}

// The table.

/// The track `....1...2.....K`. It has one character for each number of points up to the King's; `*` marks
/// several seats.
std::string track_text(const game::View& view) {
    const auto king = static_cast<std::size_t>(std::max(view.king, 0));
    std::string track(king, '.');
    track += 'K';
    for (const auto& [seat, of_seat] : view.seats) {
        char& place = track[std::min(static_cast<std::size_t>(std::max(of_seat.points, 0)), king)];
        const bool is_free = place == '.' || place == 'K';
        place = is_free ? mark_of(game::colour_of(seat)) : '*';
    }
    return track;
}

Picture stock_text(const Shown& shown) {
    const auto& [input, view, catalog] = shown;
    const Words& words = input.words;
    Picture lines{words("domaine.track", {{"king", std::to_string(view.king)}, {"track", track_text(view)}})};
    lines.push_back(view.deck_top ? words.counted("domaine.deck", view.deck,
                                                  {{"letter", std::string(json::enum_name(*view.deck_top))}})
                                  : words("domaine.deck.empty"));
    append(lines, wrapped(words("domaine.court", {{"cards", cards_text(words, view.court)}}), 2));
    append(lines, wrapped(words("domaine.discarded", {{"cards", cards_text(words, view.discarded)}}), 2));
    lines.push_back(words("domaine.supply", {{"borders", words.counted("domaine.borders", view.supply)},
                                             {"ducats", words.counted("domaine.ducats", view.bank)}}));
    if (view.neutral_kingdom)
        lines.push_back(
            words("domaine.neutral_reserve",
                  {{"knights", words.counted("domaine.knights", view.neutral_kingdom->knights)},
                   {"castles", words.counted("domaine.castles", view.neutral_kingdom->castles)}}));
    return lines;
}

/// The letters on the backs of a hand's cards: `A A B`.
std::string letters_text(const game::LettersView& letters) {
    std::string text;
    for (const auto& [letter, count] : letters)
        for (int i = 0; i < count; ++i)
            text += (text.empty() ? "" : " ") + std::string(json::enum_name(letter));
    return text;
}

std::string monopolies_text(const Words& words, const std::set<game::Terrain>& monopolies) {
    std::vector<std::string> texts;
    texts.reserve(monopolies.size());
    for (const game::Terrain mine : monopolies)
        texts.push_back(words("domaine.terrain." + std::string(json::enum_name(mine))));
    return listed(texts);
}

/// Why this card can't be played now; empty if it can.
std::string refusals_text(const Shown& shown, game::Card card) {
    std::string text;
    for (const auto& [play, rule] : shown.view.refused)
        if (play.card == card)
            text +=
                " " + shown.input.words(
                          "domaine.refused",
                          {{"move", game::to_text(play)},
                           {"why", shown.input.words("rule.domaine." + std::string(json::enum_name(rule)))}});
    return text;
}

void add_hand(const Shown& shown, const game::CardsView& hand, Picture& lines) {
    for (const auto& [card, count] : hand)
        append(lines,
               wrapped("  " + times(count, card_text(shown, card)) + '.' + refusals_text(shown, card), 4));
}

Picture seat_text(const Shown& shown, Seat seat) {
    const auto& [input, view, catalog] = shown;
    const Words& words = input.words;
    const game::SeatView& of_seat = view.seats.at(seat);
    const game::Colour colour = game::colour_of(seat);
    Picture lines = wrapped(
        words("domaine.seat",
              {{"name", name_of(input, seat)},
               {"mark", std::string(1, mark_of(colour))},
               {"colour", words("domaine.colour." + std::string(json::enum_name(colour)))},
               {"points", words.counted("points", of_seat.points)},
               {"ducats", words.counted("domaine.ducats", of_seat.ducats)},
               {"income", std::to_string(of_seat.income)},
               {"knights", words.counted("domaine.knights", of_seat.knights)},
               {"cards", of_seat.letters.empty() ? words("domaine.none") : letters_text(of_seat.letters)}}),
        2);
    const auto add = [&](const std::string& key, const std::string& what) {
        if (!what.empty()) append(lines, wrapped("  " + words(key, {{"what", what}}), 4));
    };
    add("domaine.seat.castles",
        of_seat.castles == 0 ? "" : words.counted("domaine.castles", of_seat.castles));
    add("domaine.seat.known", of_seat.known.empty() ? "" : cards_text(words, of_seat.known));
    add("domaine.seat.monopolies", monopolies_text(words, of_seat.monopolies));
    std::vector<std::string> domains;
    for (const auto& [castle, domain] : view.domains)
        if (const auto found = view.castles.find(castle);
            found != view.castles.end() && found->second == colour)
            domains.push_back(domain_text(shown, castle, domain));
    add("domaine.seat.domains", listed(domains));
    if (const auto hand = view.hands.find(seat); hand != view.hands.end())
        add_hand(shown, hand->second, lines);
    return lines;
}

// Changes that the client missed.

/// A line for each piece that has come to an empty square.
template <class Pieces>
Picture added(const Shown& shown, const std::string& key, const Pieces& before, const Pieces& now) {
    Picture lines;
    for (const auto& [square, colour] : now)
        if (!before.contains(square))
            lines.push_back(
                shown.input.words(key, {{"square", to_text(square)}, {"owner", owner_text(shown, colour)}}));
    return lines;
}

std::string edges_beyond(const std::set<game::Edge>& some, const std::set<game::Edge>& others) {
    std::vector<std::string> edges;
    for (const game::Edge& edge : some)
        if (!others.contains(edge)) edges.push_back(to_text(edge));
    return listed(edges);
}

// Possible moves.

Picture card_told(const Shown& shown, const std::vector<std::string>& legal, game::Card card) {
    const Words& words = shown.input.words;
    Picture lines = wrapped(card_text(shown, card) + '.', 2);
    for (const std::string& text : legal) {
        const auto move = game::State::parse(text);
        if (!move) continue;
        if (const auto* play = std::get_if<game::PlayCard>(&*move); play != nullptr && play->card == card)
            lines.push_back(words("domaine.could.play", {{"move", text}}));
        if (const auto* sale = std::get_if<game::SellCard>(&*move); sale != nullptr && sale->card == card)
            lines.push_back(words("domaine.could.sell", {{"move", text}}));
        if (const auto* draw = std::get_if<game::DrawCard>(&*move); draw != nullptr && draw->card == card)
            lines.push_back(words("domaine.could.take", {{"move", text}}));
    }
    const std::string refused = refusals_text(shown, card);
    if (!refused.empty()) append(lines, wrapped(refused.substr(1), 2));
    if (lines.size() == 1) lines.push_back(words("domaine.could.nothing"));
    return lines;
}

Picture square_told(const Shown& shown, const std::vector<std::string>& legal, Square square) {
    Picture lines = wrapped(square_text(shown, square), 2);
    const std::string name = to_text(square);
    std::vector<std::string> moves;
    for (const std::string& text : legal) {
        const auto at = text.find(name);
        const bool is_there =
            at != std::string::npos &&
            std::string_view("0123456789").find(text[at + name.size()]) == std::string::npos;
        if (is_there) moves.push_back(text);
    }
    if (!moves.empty())
        append(lines, wrapped(shown.input.words("domaine.could.moves", {{"moves", listed(moves)}}), 2));
    return lines;
}

Picture hand_told(const Shown& shown, const std::vector<std::string>& legal) {
    Picture lines;
    if (!shown.input.me) return lines;
    const auto hand = shown.view.hands.find(*shown.input.me);
    if (hand == shown.view.hands.end()) return lines;
    for (const auto& [card, count] : hand->second) append(lines, card_told(shown, legal, card));
    return lines;
}

}  // namespace

Picture DomaineBoard::draw(const BoardInput& input, std::optional<Seat> only) const {
    return with(input, [&](const Shown& shown) {
        Picture lines;
        if (!only) {
            lines = draw_map(shown.view, input.paint);
            append(lines, stock_text(shown));
        }
        for (const Seat seat : own_seat_last(input, shown.view.seats))
            if (!only || seat == *only) append(lines, seat_text(shown, seat));
        return lines;
    });
}

Picture DomaineBoard::prompt(const BoardInput& input) const {
    return with(input, [&](const Shown& shown) -> Picture {
        const auto& view = shown.view;
        if (!view.asked) return {};
        if (*view.asked == game::Asked::step && view.action)
            return {input.words("domaine.step." + std::string(json::enum_name(view.action->kind)),
                                {{"left", std::to_string(view.action->left)}})};
        return {input.words("domaine.asked." + std::string(json::enum_name(*view.asked)))};
    });
}

std::string_view DomaineBoard::turn_event() const { return game::TurnBegun::tag; }

Picture DomaineBoard::missed(const BoardInput& before, const BoardInput& now) const {
    const auto then = json::read_as<View>(before.view);
    if (!then) return {};
    return with(now, [&](const Shown& shown) {
        const auto& [input, view, catalog] = shown;
        Picture lines = added(shown, "domaine.missed.castle", then->table.castles, view.castles);
        for (const std::string& line :
             added(shown, "domaine.missed.knight", then->table.knights, view.knights))
            lines.push_back(line);
        const std::string laid = edges_beyond(view.borders, then->table.borders);
        const std::string gone = edges_beyond(then->table.borders, view.borders);
        if (!laid.empty()) lines.push_back(input.words("domaine.missed.laid", {{"edges", laid}}));
        if (!gone.empty()) lines.push_back(input.words("domaine.missed.gone", {{"edges", gone}}));
        for (const auto& [seat, of_seat] : view.seats) {
            const auto was = then->table.seats.find(seat);
            if (was == then->table.seats.end() || was->second.points == of_seat.points) continue;
            lines.push_back(input.words("domaine.missed.points",
                                        {{"name", name_of(input, seat)},
                                         {"from", std::to_string(was->second.points)},
                                         {"points", input.words.counted("points", of_seat.points)}}));
        }
        return lines;
    });
}

Picture DomaineBoard::what(const BoardInput& input, const std::vector<std::string>& legal,
                           const std::string& about) const {
    return with(input, [&](const Shown& shown) -> Picture {
        game::Card card;
        Square square;
        if (from_text(about, card)) return card_told(shown, legal, card);
        if (from_text(about, square) && game::board.contains(square))
            return square_told(shown, legal, square);
        if (!about.empty() || legal.empty()) return {};
        if (shown.view.asked == game::Asked::card) return hand_told(shown, legal);
        return steps_text(shown, legal);
    });
}

/// The moves that play this card. Their previews show what the player can do after paying for it.
std::vector<std::string> DomaineBoard::to_preview(const std::vector<std::string>& legal,
                                                  const std::string& about) const {
    std::vector<std::string> plays;
    for (const std::string& text : legal) {
        game::PlayCard play;
        if (from_text(text, play) && to_text(play.card) == about) plays.push_back(text);
    }
    return plays;
}

}  // namespace reami::terminal::domaine
