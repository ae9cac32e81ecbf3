// The view of a match, its events, and the catalogue, which is equal in every match: RULES.md, R6. Maps use
// stable names as keys. The view repeats nothing from the catalogue.
#pragma once

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>
#include <map>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/seat.hpp"
#include "engine/core/square.hpp"
#include "engine/kingdomino/dominoes.hpp"
#include "engine/kingdomino/kingdom.hpp"
#include "engine/kingdomino/score.hpp"
#include "engine/kingdomino/set_up.hpp"

namespace reami::kingdomino {

/// The positions of a kingdom's dominoes, by number.
using LaidDominoes = std::map<int, Placement>;

/// The dominoes of a row, by number. Each has the seat whose king stands on it, or 0 if no king does.
using RowOfKings = std::map<int, int>;

struct SeatView {
    LaidDominoes kingdom;
    int discarded = 0;  ///< the number of dominoes that the player discarded
    int points = 0;     ///< the points at this moment; the bonuses count only at the end
    friend bool operator==(const SeatView&, const SeatView&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatView, (), (kingdom, discarded, points))

struct View {
    int turn = 0;                    ///< 0 while the kings choose from the first row
    std::map<int, RowOfKings> rows;  ///< the dominoes still in a row, by the turn of placement
    std::optional<Seat>
        acting;  ///< the seat of the acting king; in turn 0 no later king is known; empty at the end
    std::optional<int> placing;  ///< the domino to place; empty when the king chooses
    int left = 0;                ///< the number of dominoes not yet drawn
    std::map<Seat, SeatView> seats;
    friend bool operator==(const View&, const View&) = default;
};
BOOST_DESCRIBE_STRUCT(View, (), (turn, rows, acting, placing, left, seats))

/// The faces of the dominoes, by number.
struct Catalog {
    std::map<int, Domino> dominoes;
    friend bool operator==(const Catalog&, const Catalog&) = default;
};
BOOST_DESCRIBE_STRUCT(Catalog, (), (dominoes))

// The events, in the order of R6.

/// The game drew dominoes and laid them out. The kings place them in this turn.
struct RowLaid {
    static constexpr std::string_view tag = "row";
    int turn = 0;
    std::vector<int> dominoes;  ///< in rising order
    friend bool operator==(const RowLaid&, const RowLaid&) = default;
};
BOOST_DESCRIBE_STRUCT(RowLaid, (), (turn, dominoes))

/// R1.3: the game drew a king, which chooses next from the first row.
struct KingDrawn {
    static constexpr std::string_view tag = "king";
    Seat seat;
    friend bool operator==(const KingDrawn&, const KingDrawn&) = default;
};
BOOST_DESCRIBE_STRUCT(KingDrawn, (), (seat))

struct Chosen {
    static constexpr std::string_view tag = "chosen";
    Seat seat;
    int domino = 0;
    friend bool operator==(const Chosen&, const Chosen&) = default;
};
BOOST_DESCRIBE_STRUCT(Chosen, (), (seat, domino))

struct Placed {
    static constexpr std::string_view tag = "placed";
    Seat seat;
    int domino = 0;
    Placement at;
    friend bool operator==(const Placed&, const Placed&) = default;
};
BOOST_DESCRIBE_STRUCT(Placed, (), (seat, domino, at))

/// R2.1: a player discarded a domino, because no place was legal for it.
struct Discarded {
    static constexpr std::string_view tag = "discarded";
    Seat seat;
    int domino = 0;
    friend bool operator==(const Discarded&, const Discarded&) = default;
};
BOOST_DESCRIBE_STRUCT(Discarded, (), (seat, domino))

/// R1.2: the game puts aside the domino that no king chose.
struct Unchosen {
    static constexpr std::string_view tag = "unchosen";
    int domino = 0;
    friend bool operator==(const Unchosen&, const Unchosen&) = default;
};
BOOST_DESCRIBE_STRUCT(Unchosen, (), (domino))

/// A turn begins: the next row becomes the current one.
struct TurnBegun {
    static constexpr std::string_view tag = "turn";
    int turn = 0;
    friend bool operator==(const TurnBegun&, const TurnBegun&) = default;
};
BOOST_DESCRIBE_STRUCT(TurnBegun, (), (turn))

struct DomainScore {
    Terrain terrain = Terrain::wheat;
    int squares = 0, crowns = 0;
    friend bool operator==(const DomainScore&, const DomainScore&) = default;
};

struct SeatScore {
    /// The domains. The key is one of the domain's squares; the kingdom and the catalogue show the other
    /// ones.
    std::map<Square, DomainScore> domains;
    std::map<Terrain, int> terrains;             ///< the points of each terrain's domains; without zeros
    std::optional<int> middle_kingdom, harmony;  ///< the bonuses, if the match has these options
    int total = 0;
    friend bool operator==(const SeatScore&, const SeatScore&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatScore, (), (terrains, middle_kingdom, harmony, total))

/// The round is over. The event shows the score of each kingdom.
struct Scored {
    static constexpr std::string_view tag = "scored";
    std::map<Seat, SeatScore> seats;
    friend bool operator==(const Scored&, const Scored&) = default;
};
BOOST_DESCRIBE_STRUCT(Scored, (), (seats))

using Event = std::variant<RowLaid, KingDrawn, Chosen, Placed, Discarded, Unchosen, TurnBegun, Scored>;

LaidDominoes laid_dominoes(const Kingdom& kingdom);
SeatScore seat_score(const Kingdom& kingdom, const Options& options);

}  // namespace reami::kingdomino
