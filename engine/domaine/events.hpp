// The events of a match, in the order of RULES.md, R15.
#pragma once

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <variant>

#include "engine/core/seat.hpp"
#include "engine/domaine/view.hpp"

namespace reami::domaine {

struct Dealt {
    static constexpr std::string_view tag = "dealt";
    Seat seat;
    LettersView letters;
    std::optional<CardsView> faces;  ///< only the owner sees them
    friend bool operator==(const Dealt&, const Dealt&) = default;
};
BOOST_DESCRIBE_STRUCT(Dealt, (), (seat, letters, faces))

struct CastlePut {
    static constexpr std::string_view tag = "castle";
    Seat seat;  ///< the player who put the pair
    Colour colour = Colour::red;
    Square castle, knight;
    int distance = 0;  ///< R3.6: the distance that this castle had to keep
    friend bool operator==(const CastlePut&, const CastlePut&) = default;
};
BOOST_DESCRIBE_STRUCT(CastlePut, (), (seat, colour, castle, knight, distance))

struct TurnBegun {
    static constexpr std::string_view tag = "turn";
    Seat seat;
    friend bool operator==(const TurnBegun&, const TurnBegun&) = default;
};
BOOST_DESCRIBE_STRUCT(TurnBegun, (), (seat))

struct Income {
    static constexpr std::string_view tag = "income";
    Seat seat;
    int ducats = 0;
    friend bool operator==(const Income&, const Income&) = default;
};
BOOST_DESCRIBE_STRUCT(Income, (), (seat, ducats))

struct Sold {
    static constexpr std::string_view tag = "sold";
    Seat seat;
    Card card;
    int ducats = 0;
    friend bool operator==(const Sold&, const Sold&) = default;
};
BOOST_DESCRIBE_STRUCT(Sold, (), (seat, card, ducats))

struct CardPlayed {
    static constexpr std::string_view tag = "played";
    Seat seat;
    Card card;
    Action action = Action::borders;
    int cost = 0;
    friend bool operator==(const CardPlayed&, const CardPlayed&) = default;
};
BOOST_DESCRIBE_STRUCT(CardPlayed, (), (seat, card, action, cost))

struct BorderLaid {
    static constexpr std::string_view tag = "border";
    Seat seat;
    Edge edge;
    friend bool operator==(const BorderLaid&, const BorderLaid&) = default;
};
BOOST_DESCRIBE_STRUCT(BorderLaid, (), (seat, edge))

struct KnightPut {
    static constexpr std::string_view tag = "knight";
    Seat seat;
    Square square;
    int paid = 0;  ///< ducats for a knight in a forest
    friend bool operator==(const KnightPut&, const KnightPut&) = default;
};
BOOST_DESCRIBE_STRUCT(KnightPut, (), (seat, square, paid))

struct Expanded {
    static constexpr std::string_view tag = "expanded";
    Seat seat;
    Square castle, square;
    std::optional<Colour> from;  ///< the owner who lost the square; empty if it was open or neutral land
    friend bool operator==(const Expanded&, const Expanded&) = default;
};
BOOST_DESCRIBE_STRUCT(Expanded, (), (seat, castle, square, from))

struct Deserted {
    static constexpr std::string_view tag = "deserted";
    Seat seat;                  ///< the player who gets a knight
    Colour from = Colour::red;  ///< the owner whom a knight left
    Square square, to;          ///< where the knight stood, and where the new one stands
    int paid = 0;               ///< ducats for a knight in a forest
    friend bool operator==(const Deserted&, const Deserted&) = default;
};
BOOST_DESCRIBE_STRUCT(Deserted, (), (seat, from, square, to, paid))

struct Allied {
    static constexpr std::string_view tag = "allied";
    Seat seat;
    Square castle;  ///< the castle of `seat`
    Seat with;
    Square other;
    friend bool operator==(const Allied&, const Allied&) = default;
};
BOOST_DESCRIBE_STRUCT(Allied, (), (seat, castle, with, other))

struct Founded {
    static constexpr std::string_view tag = "founded";
    Colour colour = Colour::red;
    Square castle;
    std::set<Square> squares;
    int worth = 0;
    friend bool operator==(const Founded&, const Founded&) = default;
};
BOOST_DESCRIBE_STRUCT(Founded, (), (colour, castle, squares, worth))

struct Grew {
    static constexpr std::string_view tag = "grew";
    Colour colour = Colour::red;
    Square castle;
    std::set<Square> squares;  ///< the squares that it won
    int worth = 0;             ///< the points of the domain after the change
    friend bool operator==(const Grew&, const Grew&) = default;
};
BOOST_DESCRIBE_STRUCT(Grew, (), (colour, castle, squares, worth))

struct Shrank {
    static constexpr std::string_view tag = "shrank";
    Colour colour = Colour::red;
    Square castle;
    std::set<Square> squares;  ///< the squares that it lost
    int worth = 0;             ///< the points of the domain after the change
    friend bool operator==(const Shrank&, const Shrank&) = default;
};
BOOST_DESCRIBE_STRUCT(Shrank, (), (colour, castle, squares, worth))

/// Squares became neutral land.
struct Neutral {
    static constexpr std::string_view tag = "neutral";
    std::set<Square> squares;
    friend bool operator==(const Neutral&, const Neutral&) = default;
};
BOOST_DESCRIBE_STRUCT(Neutral, (), (squares))

/// Superfluous borders went back to the supply.
struct Removed {
    static constexpr std::string_view tag = "removed";
    std::set<Edge> edges;
    friend bool operator==(const Removed&, const Removed&) = default;
};
BOOST_DESCRIBE_STRUCT(Removed, (), (edges))

enum class Mine : std::uint8_t {
    gold,
    silver,
    copper,
    diamonds,
};
BOOST_DESCRIBE_ENUM(Mine, gold, silver, copper, diamonds)

enum class Change : std::uint8_t {
    gained,
    lost,
};
BOOST_DESCRIBE_ENUM(Change, gained, lost)

struct Monopoly {
    static constexpr std::string_view tag = "monopoly";
    Seat seat;
    Mine mine = Mine::gold;
    Change change = Change::gained;
    friend bool operator==(const Monopoly&, const Monopoly&) = default;
};
BOOST_DESCRIBE_STRUCT(Monopoly, (), (seat, mine, change))

struct PointsMoved {
    static constexpr std::string_view tag = "points";
    Seat seat;
    int from = 0, to = 0;
    friend bool operator==(const PointsMoved&, const PointsMoved&) = default;
};
BOOST_DESCRIBE_STRUCT(PointsMoved, (), (seat, from, to))

/// The player's action is over.
struct ActionEnded {
    static constexpr std::string_view tag = "ended";
    Seat seat;
    Card card;
    friend bool operator==(const ActionEnded&, const ActionEnded&) = default;
};
BOOST_DESCRIBE_STRUCT(ActionEnded, (), (seat, card))

struct Drew {
    static constexpr std::string_view tag = "drew";
    Seat seat;
    Letter letter = Letter::A;
    std::optional<Card> face;  ///< only the owner sees it
    friend bool operator==(const Drew&, const Drew&) = default;
};
BOOST_DESCRIBE_STRUCT(Drew, (), (seat, letter, face))

/// A player took a card from the Court.
struct Took {
    static constexpr std::string_view tag = "took";
    Seat seat;
    Card card;
    friend bool operator==(const Took&, const Took&) = default;
};
BOOST_DESCRIBE_STRUCT(Took, (), (seat, card))

/// A player drew the last card of the deck.
struct LastCard {
    static constexpr std::string_view tag = "last_card";
    friend bool operator==(const LastCard&, const LastCard&) = default;
};
BOOST_DESCRIBE_STRUCT(LastCard, (), ())

struct Bonus {
    static constexpr std::string_view tag = "bonus";
    Seat seat;
    int points = 0;
    friend bool operator==(const Bonus&, const Bonus&) = default;
};
BOOST_DESCRIBE_STRUCT(Bonus, (), (seat, points))

struct MatchOver {
    static constexpr std::string_view tag = "over";
    Ending ending = Ending::king;
    std::map<Seat, int> points;  ///< with the bonus of R12.3
    friend bool operator==(const MatchOver&, const MatchOver&) = default;
};
BOOST_DESCRIBE_STRUCT(MatchOver, (), (ending, points))

using Event = std::variant<Dealt, CastlePut, TurnBegun, Income, Sold, CardPlayed, BorderLaid, KnightPut,
                           Expanded, Deserted, Allied, Founded, Grew, Shrank, Neutral, Removed, Monopoly,
                           PointsMoved, ActionEnded, Drew, Took, LastCard, Bonus, MatchOver>;

}  // namespace reami::domaine
