#include "engine/domaine/view.hpp"

#include <algorithm>
#include <boost/container/static_vector.hpp>

#include "engine/domaine/legality.hpp"
#include "engine/domaine/state.hpp"

namespace reami::domaine {

namespace {

std::map<int, std::string> land_view(const Land& land) {
    std::map<int, std::string> rows;
    for (int row = 0; row < board.rows; ++row)
        for (int column = 0; column < board.columns; ++column)
            rows[row + 1] += boost::describe::enum_to_string(land.on({column, row}), "");
    return rows;
}

void show_domain(const Land& land, const Domain& domain, View& view) {
    const Yield yield = yield_of(land, domain.squares);
    DomainView& shown = view.domains[domain.castle];
    shown = {yield.worth, domain.knights, {}};
    for (std::size_t mine = 0; mine < all_mines.size(); ++mine)
        if (yield.mines[mine] > 0) shown.mines[all_mines[mine]] = yield.mines[mine];
    for (const Square square : domain.squares) view.domain_of[square] = domain.castle;
}

void show_map(const Position& at, View& view) {
    view.land = land_view(at.land);
    for (const Side side : {Side::n, Side::e})
        for (const Square square : at.borders.of(side)) view.borders.insert({square, side});
    for (const Colour colour : all_colours) {
        for (const Square square : at.pieces.castles[colour]) view.castles[square] = colour;
        for (const Square square : at.pieces.knights[colour]) view.knights[square] = colour;
    }
    for (const Domain& domain : at.domains.all()) show_domain(at.land, domain, view);
    view.neutral = {at.domains.neutral().begin(), at.domains.neutral().end()};
    view.alliances = {at.alliances.begin(), at.alliances.end()};
}

void show_cards(const Position& at, View& view) {
    view.deck = at.deck_size - at.drawn;
    if (!at.deck_is_empty()) view.deck_top = at.deck[at.drawn].letter();
    view.court = cards_view(at.court);
    view.discarded = cards_view(at.discarded);
    view.idle = at.idle;
    view.sold = at.sold;
    if (at.running)
        view.action = {at.running->card, at.running->action, at.running->left, at.running->castle};
}

/// R3.4, R3.7: the number of castles of this colour that players must still put.
int castles_left(const Position& at, std::optional<Seat> seat) {
    const int own = at.seats * castles_of_player(at.seats);
    const int first = seat ? 0 : own, last = seat ? own : all_pairs(at.seats);
    int left = 0;
    for (int pair = std::max<int>(first, at.pairs_put); pair < last; ++pair)
        left += !seat || (at.first.index() + pair) % at.seats == seat->index() ? 1 : 0;
    return left;
}

std::map<PlayCard, Rule> refused(const Position& at) {
    std::map<PlayCard, Rule> all;
    for (const Card card : all_cards)
        for (const Action action : all_actions)
            if (at.acting_duke().hand.contains(card) && card.steps(action) > 0)
                if (const auto rule = check(at, PlayCard{card, action})) all[{card, action}] = *rule;
    return all;
}

// The part of a match that viewers can't see, and that `resample` draws anew for them: RULES.md, R13.

using SomeCards = boost::container::static_vector<Card, card_count>;

/// The cards in the hand of which the other players know only the letters.
Cards unknown(const Duke& duke) {
    Cards cards = duke.hand;
    for (const Card card : all_cards)
        while (duke.known.count(card) > duke.hand.count(card) - cards.count(card)) cards.take(card);
    return cards;
}

void collect(const Cards& cards, Letter letter, SomeCards& found) {
    for (const Card card : all_cards)
        if (card.letter() == letter)
            for (int i = 0; i < cards.count(card); ++i) found.push_back(card);
}

/// All cards of this letter, in hands and deck, whose faces this viewer does not know.
SomeCards hidden_cards(const Position& at, Viewer viewer, Letter letter) {
    SomeCards cards;
    for (const Seat seat : SeatSet::first(at.seats))
        if (!viewer.is(seat)) collect(unknown(at.dukes[seat]), letter, cards);
    for (std::size_t i = at.drawn; i < at.deck_size; ++i)
        if (at.deck[i].letter() == letter) cards.push_back(at.deck[i]);
    return cards;
}

/// Replaces the unknown cards of this letter in the hand by cards that it takes from the end of `cards`.
void exchange(Duke& duke, Letter letter, SomeCards& cards) {
    SomeCards before;
    collect(unknown(duke), letter, before);
    for (const Card card : before) {
        duke.hand.take(card);
        duke.hand.add(cards.back());
        cards.pop_back();
    }
}

}  // namespace

CardsView cards_view(const Cards& cards) {
    CardsView view;
    for (const Card card : all_cards)
        if (cards.contains(card)) view[card] = cards.count(card);
    return view;
}

LettersView letters_view(const Cards& cards) {
    LettersView view;
    for (const Card card : all_cards)
        if (cards.contains(card)) view[card.letter()] += cards.count(card);
    return view;
}

View State::view(Viewer viewer) const {
    View view;
    if (!at_.ending) {
        view.asked = at_.asked;
        view.acting = at_.acting;
    }
    show_map(at_, view);
    show_cards(at_, view);
    view.supply = at_.supply;
    view.bank = at_.bank;
    view.king = at_.king;
    for (const Seat seat : SeatSet::first(at_.seats)) {
        view.seats[seat] = seat_view(seat);
        if (viewer.is(seat) || at_.ending) view.hands[seat] = cards_view(at_.dukes[seat].hand);
    }
    if (!at_.ending && at_.asked == Asked::card && viewer.is(at_.acting)) view.refused = refused(at_);
    if (at_.seats == 2) view.neutral_kingdom = {at_.reserve[Colour::grey], castles_left(at_, std::nullopt)};
    return view;
}

SeatView State::seat_view(Seat seat) const {
    const Yield yield = at_.yield(seat);
    const Duke& duke = at_.dukes[seat];
    SeatView view{.points = points(seat),
                  .ducats = duke.ducats,
                  .income = yield.income(),
                  .monopolies = {},
                  .knights = at_.reserve[colour_of(seat)],
                  .castles = castles_left(at_, seat),
                  .letters = letters_view(duke.hand),
                  .known = cards_view(duke.known)};
    for (std::size_t mine = 0; mine < all_mines.size(); ++mine)
        if (yield.is_monopoly(mine)) view.monopolies.insert(all_mines[mine]);
    return view;
}

Event State::seen(const Event& event, Viewer viewer) {
    if (const auto* dealt = std::get_if<Dealt>(&event); dealt != nullptr && !viewer.is(dealt->seat))
        return Dealt{dealt->seat, dealt->letters, {}};
    if (const auto* drew = std::get_if<Drew>(&event); drew != nullptr && !viewer.is(drew->seat))
        return Drew{drew->seat, drew->letter, {}};
    return event;
}

State State::resample(Viewer viewer, Random& random) const {
    State other = *this;
    if (at_.ending) return other;  // R13.4
    for (const Letter letter : all_letters) {
        SomeCards cards = hidden_cards(at_, viewer, letter);
        random.shuffle(cards);
        for (const Seat seat : SeatSet::first(at_.seats))
            if (!viewer.is(seat)) exchange(other.at_.dukes[seat], letter, cards);
        for (std::size_t i = at_.drawn; i < at_.deck_size; ++i)
            if (at_.deck[i].letter() == letter) {
                other.at_.deck[i] = cards.back();
                cards.pop_back();
            }
    }
    return other;
}

Catalog State::catalog() {
    Catalog catalog;
    for (const Terrain terrain : all_terrains) {
        const bool meadow = terrain == Terrain::m, forest = terrain == Terrain::f;
        catalog.terrain[terrain] = {points_of(terrain), meadow, meadow || forest,
                                    forest ? knight_in_forest : 0};
    }
    for (const Card card : all_cards) {
        CardFace& face = catalog.cards[card];
        face = {card.count(), card.cost(), card.sell(), {}};
        for (const Action action : all_actions)
            if (card.steps(action) > 0) face.actions[action] = card.steps(action);
    }
    for (int i = 0; i < tile_count; ++i) {
        const auto rows = rows_of(Tile::from_index(i));
        catalog.tiles[Tile::from_index(i)] = {rows.begin(), rows.end()};
    }
    for (const Seat seat : SeatSet::first(max_seats)) catalog.colours[seat] = colour_of(seat);
    return catalog;
}

}  // namespace reami::domaine
