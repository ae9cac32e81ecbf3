// A match at one moment, as plain values: the map, the possessions of every player, and the decision that the
// acting player must take. A test that begins in the middle of a match fills a Position, and makes a State
// from it.
#pragma once

#include <array>
#include <boost/describe/enum.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/core/seat_array.hpp"
#include "engine/domaine/cards.hpp"
#include "engine/domaine/domains.hpp"
#include "engine/domaine/move.hpp"
#include "engine/domaine/options.hpp"

namespace reami::domaine {

inline constexpr int border_count = 100, knights_of_colour = 15, ducat_count = 91, first_ducats = 7;

/// The decision that the acting player is asked for.
enum class Asked : std::uint8_t {
    castle,  ///< R3.4: where to put a castle and a knight
    card,    ///< R4.2: which card to play or to sell
    step,    ///< R5.1: which step of the action to take, or to end it
    draw,    ///< R4.3: which card to draw or to take
};
BOOST_DESCRIBE_ENUM(Asked, castle, card, step, draw)

/// The reason why the match ends: R12.
enum class Ending : std::uint8_t {
    king,   ///< the points of a player reached the King
    cards,  ///< a player played or sold the last card
};
BOOST_DESCRIBE_ENUM(Ending, king, cards)

/// An action that is being carried out.
struct RunningAction {
    Card card;
    Action action = Action::borders;
    std::int8_t left = 0;          ///< the steps that the player may still take
    std::optional<Square> castle;  ///< the castle whose domain expands; empty before the first step
    bool has_begun() const { return left < card.steps(action); }
    friend bool operator==(const RunningAction&, const RunningAction&) = default;
};

/// A player's possessions, except the player's knights, which `Pieces` and `reserve` hold.
struct Duke {
    std::int16_t ducats = first_ducats;
    Cards hand;
    Cards known;  ///< R13.3: the cards of the hand that everybody knows
    friend bool operator==(const Duke&, const Duke&) = default;
};

/// R10.2: pairs of castles whose domains are allied. In each pair the smaller square comes first.
class Alliances {
public:
    static constexpr std::size_t most = 8;  ///< more than the four cards with alliances can make

    bool contains(Square one, Square other) const;
    void insert(Square one, Square other);
    const Alliance* begin() const { return pairs_.data(); }
    const Alliance* end() const { return pairs_.data() + count_; }
    friend bool operator==(const Alliances&, const Alliances&) = default;

private:
    std::array<Alliance, most> pairs_{};
    std::uint8_t count_ = 0;
};

struct Position {
    Options options;
    std::int8_t seats = 2;
    Seat first;
    Seat acting;
    Asked asked = Asked::castle;
    std::optional<Ending> ending;
    std::int16_t king = 0;  ///< a player with this many points ends the match

    Land land;
    Edges borders;
    Pieces pieces;
    Domains domains;
    Alliances alliances;
    std::int16_t supply = border_count;  ///< the borders that no player has laid
    OfColours<std::int8_t> reserve{
        {knights_of_colour, knights_of_colour, knights_of_colour, knights_of_colour, knights_of_colour}};
    std::int8_t pairs_put = 0;  ///< R3.4: castles with a knight, also those that stay out of play

    SeatArray<Duke> dukes;
    std::int16_t bank = ducat_count;
    std::array<Card, card_count> deck{};  ///< the top card first
    std::uint8_t drawn = 0;               ///< the number of cards drawn from the deck
    std::uint8_t deck_size = card_count;  ///< the drawn cards included
    Cards court, discarded;
    std::optional<Card> sold;  ///< the card that the acting player has sold in this turn
    std::int8_t idle = 0;      ///< R4.6: the number of idle turns in a row up to now
    std::optional<RunningAction> running;

    bool deck_is_empty() const { return drawn == deck_size; }
    /// The acting player's colour.
    Colour colour() const { return colour_of(acting); }
    Duke& acting_duke() { return dukes[acting]; }
    const Duke& acting_duke() const { return dukes[acting]; }
    Yield yield(Seat seat) const { return yield_of(land, domains.of(colour_of(seat))); }

    friend bool operator==(const Position&, const Position&) = default;
};

/// R3: the number of castles of each player, by the number of players.
constexpr int castles_of_player(int seats) { return seats == 4 ? 3 : 4; }
constexpr int neutral_castles(int seats) { return seats == 2 ? 4 : 0; }
constexpr int all_pairs(int seats) { return seats * castles_of_player(seats) + neutral_castles(seats); }
constexpr int king_at(int seats) { return 70 - 10 * seats; }

/// The colour of the next castle, R3.4 and R3.7. Expects that players still have a castle to put.
Colour next_castle(const Position& position);

}  // namespace reami::domaine
