#include "engine/domaine/view.hpp"

#include <algorithm>

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
    if (!at_.ending && at_.asked == Asked::card && viewer.is(at_.acting)) view.refused = refused(at_.acting);
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

std::map<PlayCard, Rule> State::refused(Seat seat) const {
    std::map<PlayCard, Rule> all;
    for (const Card card : all_cards)
        for (const Action action : all_actions)
            if (at_.dukes[seat].hand.contains(card) && card.steps(action) > 0)
                if (const auto rule = broken(PlayCard{card, action})) all[{card, action}] = *rule;
    return all;
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
