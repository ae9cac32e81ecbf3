// A match at one moment, as plain values: the map, everybody's possessions, and the decision to make. A test
// that begins in the middle of a match makes a Position, and a State from it.
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
    step,    ///< R5.1
    draw,    ///< R4.3
};
BOOST_DESCRIBE_ENUM(Asked, castle, card, step, draw)

/// The reason why the match ends: R12.
enum class Ending : std::uint8_t {
    king,   ///< somebody's points reached the King
    cards,  ///< the last card was played or sold
};
BOOST_DESCRIBE_ENUM(Ending, king, cards)

/// An action that is being carried out.
struct RunningAction {
    Card card;
    Action action = Action::borders;
    std::int8_t left = 0;          ///< steps that it still allows
    std::optional<Square> castle;  ///< of the domain that expands, from the first step on
    bool has_begun() const { return left < card.steps(action); }
    friend bool operator==(const RunningAction&, const RunningAction&) = default;
};

/// A player's possessions, except the knights of the colour.
struct Duke {
    std::int16_t ducats = first_ducats;
    Cards hand;
    Cards known;  ///< R13.3: the cards of the hand that everybody knows
    friend bool operator==(const Duke&, const Duke&) = default;
};

/// R10.2: the castles whose domains are allied, the smaller square first.
class Alliances {
public:
    static constexpr std::size_t most = 8;  ///< four cards allow one each

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
    std::int16_t king = 0;  ///< points at which the game is over

    Land land;
    Edges borders;
    Pieces pieces;
    Domains domains;
    Alliances alliances;
    std::int16_t supply = border_count;  ///< of borders
    OfColours<std::int8_t> reserve{
        {knights_of_colour, knights_of_colour, knights_of_colour, knights_of_colour, knights_of_colour}};
    std::int8_t pairs_put = 0;  ///< R3.4: castles with their knights, including those that stay out of play

    SeatArray<Duke> dukes;
    std::int16_t bank = ducat_count;
    std::array<Card, card_count> deck{};  ///< from the top
    std::uint8_t drawn = 0;               ///< of the deck
    std::uint8_t deck_size = card_count;  ///< including drawn cards
    Cards court, discarded;
    std::optional<Card> sold;  ///< in this turn
    std::int8_t idle = 0;      ///< turns in a row up to now, R4.6
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

/// The colour of the next castle, R3.4 and R3.7. Expects that a castle is left.
Colour next_castle(const Position& position);

}  // namespace reami::domaine
