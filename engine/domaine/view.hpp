// The view of a match, and the catalogue, which is equal in every match: RULES.md, R13. Maps use stable names
// as keys. The view repeats nothing from the catalogue. It hides the faces of the cards in the deck and in
// the hands of other players.
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

/// The number of cards of each kind. Kinds without cards are absent.
using CardsView = std::map<Card, int>;
CardsView cards_view(const Cards& cards);
using LettersView = std::map<Letter, int>;
LettersView letters_view(const Cards& cards);

struct DomainView {
    int worth = 0;
    int knights = 0;
    std::map<Terrain, int> mines;  ///< only the kinds of mines that it has
    friend bool operator==(const DomainView&, const DomainView&) = default;
};
BOOST_DESCRIBE_STRUCT(DomainView, (), (worth, knights, mines))

/// The action that is being carried out.
struct ActionView {
    Card card;
    Action kind = Action::borders;
    int left = 0;                  ///< the steps that the player may still take
    std::optional<Square> castle;  ///< the castle whose domain expands; empty before the first step
    friend bool operator==(const ActionView&, const ActionView&) = default;
};
BOOST_DESCRIBE_STRUCT(ActionView, (), (card, kind, left, castle))

struct SeatView {
    int points = 0;  ///< the points at this moment
    int ducats = 0;
    int income = 0;  ///< the ducats that a turn would bring now
    std::set<Terrain> monopolies;
    int knights = 0;      ///< the knights in the reserve
    int castles = 0;      ///< the castles that the player must still put
    LettersView letters;  ///< the letters on the backs of the cards in the hand
    CardsView known;      ///< the cards of the hand that everybody knows
    friend bool operator==(const SeatView&, const SeatView&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatView, (), (points, ducats, income, monopolies, knights, castles, letters, known))

struct NeutralView {
    int knights = 0;  ///< the knights in the reserve
    int castles = 0;  ///< the castles that players must still put
    friend bool operator==(const NeutralView&, const NeutralView&) = default;
};
BOOST_DESCRIBE_STRUCT(NeutralView, (), (knights, castles))

struct View {
    std::optional<Asked> asked;       ///< the decision of the acting player
    std::optional<Seat> acting;       ///< empty once the match is over
    std::map<int, std::string> land;  ///< for each row the letters of its terrains, from column a on
    std::set<Edge> borders;
    std::map<Square, Colour> castles, knights;
    std::map<Square, DomainView> domains;  ///< by the square of the domain's castle
    std::map<Square, Square> domain_of;    ///< for every square of a domain the square of its castle
    std::set<Square> neutral;              ///< the squares of neutral land
    std::set<Alliance> alliances;          ///< pairs of castles; the smaller square comes first
    int supply = 0;                        ///< the borders that no player has laid
    int bank = 0;
    int king = 0;  ///< a player with this many points ends the match
    int deck = 0;  ///< the cards that nobody has drawn
    std::optional<Letter> deck_top;
    CardsView court, discarded;
    int idle = 0;  ///< R4.6: the number of idle turns in a row
    std::optional<ActionView> action;
    std::optional<Card> sold;          ///< the card that the acting player has sold in this turn
    std::map<Seat, CardsView> hands;   ///< only the viewer's own; at the end everybody's
    std::map<PlayCard, Rule> refused;  ///< the rule against each card that the viewer cannot play now
    std::map<Seat, SeatView> seats;
    std::optional<NeutralView> neutral_kingdom;  ///< only with two players
    friend bool operator==(const View&, const View&) = default;
};
BOOST_DESCRIBE_STRUCT(View, (),
                      (asked, acting, land, borders, castles, knights, domains, domain_of, neutral, alliances,
                       supply, bank, king, deck, deck_top, court, discarded, idle, action, sold, hands,
                       refused, seats, neutral_kingdom))

// The catalogue.

struct TerrainFace {
    int points = 0;
    bool castle = false, knight = false;  ///< the pieces that a square may hold
    int knight_cost = 0;                  ///< the extra ducats for a knight
    friend bool operator==(const TerrainFace&, const TerrainFace&) = default;
};
BOOST_DESCRIBE_STRUCT(TerrainFace, (), (points, castle, knight, knight_cost))

struct CardFace {
    int count = 0, cost = 0, sell = 0;
    std::map<Action, int> actions;  ///< the number of steps that the card allows
    friend bool operator==(const CardFace&, const CardFace&) = default;
};
BOOST_DESCRIBE_STRUCT(CardFace, (), (count, cost, sell, actions))

struct Catalog {
    int columns = board.columns, rows = board.rows;
    int borders = border_count;
    int knights = knights_of_colour;  ///< the knights of each colour
    int ducats = ducat_count;
    std::map<Terrain, TerrainFace> terrain;
    std::map<Card, CardFace> cards;
    std::map<Tile, std::vector<std::string>> tiles;  ///< the tile's rows from the top, before it is turned
    std::map<Seat, Colour> colours;
    friend bool operator==(const Catalog&, const Catalog&) = default;
};
BOOST_DESCRIBE_STRUCT(Catalog, (), (columns, rows, borders, knights, ducats, terrain, cards, tiles, colours))

}  // namespace reami::domaine
