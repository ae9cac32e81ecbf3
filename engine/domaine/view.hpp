// The view of a match, and the catalogue that is the same in every match: RULES.md, R13. Stable names are the
// keys, and the view repeats nothing that is in the catalogue. It hides the faces of the cards in other hands
// and in the deck.
#pragma once

#include <boost/describe/class.hpp>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/core/seat.hpp"
#include "engine/domaine/position.hpp"
#include "engine/domaine/rule.hpp"

namespace reami::domaine {

/// The number of cards of each kind; kinds without cards are absent.
using CardsView = std::map<Card, int>;
CardsView cards_view(const Cards& cards);
using LettersView = std::map<Letter, int>;
LettersView letters_view(const Cards& cards);

struct DomainView {
    int worth = 0;
    int knights = 0;
    std::map<Terrain, int> mines;  ///< of those that it has
    friend bool operator==(const DomainView&, const DomainView&) = default;
};
BOOST_DESCRIBE_STRUCT(DomainView, (), (worth, knights, mines))

/// The action that is being carried out.
struct ActionView {
    Card card;
    Action kind = Action::borders;
    int left = 0;                  ///< steps that it still allows
    std::optional<Square> castle;  ///< of the domain that expands, from the first step on
    friend bool operator==(const ActionView&, const ActionView&) = default;
};
BOOST_DESCRIBE_STRUCT(ActionView, (), (card, kind, left, castle))

struct SeatView {
    int points = 0;  ///< as they stand
    int ducats = 0;
    int income = 0;  ///< as it would be now
    std::set<Terrain> monopolies;
    int knights = 0;      ///< in the reserve
    int castles = 0;      ///< still to put
    LettersView letters;  ///< on the backs of the hand
    CardsView known;      ///< of the hand, by everybody
    friend bool operator==(const SeatView&, const SeatView&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatView, (), (points, ducats, income, monopolies, knights, castles, letters, known))

struct NeutralView {
    int knights = 0;  ///< in the reserve
    int castles = 0;  ///< still to put
    friend bool operator==(const NeutralView&, const NeutralView&) = default;
};
BOOST_DESCRIBE_STRUCT(NeutralView, (), (knights, castles))

struct View {
    std::optional<Asked> asked;       ///< of the acting player
    std::optional<Seat> acting;       ///< nobody once the match is over
    std::map<int, std::string> land;  ///< by row: the letters of its terrains from column a
    std::set<Edge> borders;
    std::map<Square, Colour> castles, knights;
    std::map<Square, DomainView> domains;  ///< by the castle's square
    std::map<Square, Square> domain_of;    ///< of every square of a domain, its castle
    std::set<Square> neutral;              ///< the squares of neutral land
    std::set<Alliance> alliances;          ///< the smaller square first
    int supply = 0;                        ///< of borders
    int bank = 0;
    int king = 0;  ///< points at which the game is over
    int deck = 0;  ///< cards left
    std::optional<Letter> deck_top;
    CardsView court, discarded;
    int idle = 0;  ///< idle turns in a row, R4.6
    std::optional<ActionView> action;
    std::optional<Card> sold;          ///< in this turn
    std::map<Seat, CardsView> hands;   ///< the viewer's own; at the end everybody's
    std::map<PlayCard, Rule> refused;  ///< of the viewer's hand, while it is asked for a card
    std::map<Seat, SeatView> seats;
    std::optional<NeutralView> neutral_kingdom;  ///< of two players
    friend bool operator==(const View&, const View&) = default;
};
BOOST_DESCRIBE_STRUCT(View, (),
                      (asked, acting, land, borders, castles, knights, domains, domain_of, neutral, alliances,
                       supply, bank, king, deck, deck_top, court, discarded, idle, action, sold, hands,
                       refused, seats, neutral_kingdom))

// The catalogue.

struct TerrainFace {
    int points = 0;
    bool castle = false, knight = false;  ///< the pieces that the square may hold
    int knight_cost = 0;                  ///< ducats more
    friend bool operator==(const TerrainFace&, const TerrainFace&) = default;
};
BOOST_DESCRIBE_STRUCT(TerrainFace, (), (points, castle, knight, knight_cost))

struct CardFace {
    int count = 0, cost = 0, sell = 0;
    std::map<Action, int> actions;  ///< how many steps each allows
    friend bool operator==(const CardFace&, const CardFace&) = default;
};
BOOST_DESCRIBE_STRUCT(CardFace, (), (count, cost, sell, actions))

struct Catalog {
    int columns = board.columns, rows = board.rows;
    int borders = border_count;
    int knights = knights_of_colour;  ///< of each colour
    int ducats = ducat_count;
    std::map<Terrain, TerrainFace> terrain;
    std::map<Card, CardFace> cards;
    std::map<Tile, std::vector<std::string>> tiles;  ///< rows from the top, before any turn
    std::map<Seat, Colour> colours;
    friend bool operator==(const Catalog&, const Catalog&) = default;
};
BOOST_DESCRIBE_STRUCT(Catalog, (), (columns, rows, borders, knights, ducats, terrain, cards, tiles, colours))

}  // namespace reami::domaine
