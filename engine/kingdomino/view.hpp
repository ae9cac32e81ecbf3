// The view of a match, its events, and the catalogue that is the same in every match: RULES.md, R6. Stable
// names are the keys, and the view repeats nothing that is in the catalogue.
#pragma once

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>
#include <map>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/seat.hpp"
#include "engine/core/small_map.hpp"
#include "engine/core/square.hpp"
#include "engine/kingdomino/dominoes.hpp"
#include "engine/kingdomino/kingdom.hpp"
#include "engine/kingdomino/score.hpp"
#include "engine/kingdomino/set_up.hpp"

namespace reami::kingdomino {

/// The positions of a kingdom's dominoes, by number.
using LaidDominoes = SmallMap<int, Placement, Kingdom::most_dominoes>;

/// The dominoes of a row, by number, each with the seat whose king stands on it; 0 means free.
using RowOfKings = SmallMap<int, int, most_kings>;

// NOLINTNEXTLINE(bugprone-exception-escape): Boost's small_vector moves its elements, which don't throw
struct SeatView {
    LaidDominoes kingdom;
    int discarded = 0;  ///< dominoes
    int points = 0;     ///< as they stand; bonuses only at the end
    friend bool operator==(const SeatView&, const SeatView&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatView, (), (kingdom, discarded, points))

// NOLINTNEXTLINE(bugprone-exception-escape): Boost's small_vector moves its elements, which don't throw
struct View {
    int turn = 0;                       ///< 0 while the kings choose from the first row
    SmallMap<int, RowOfKings, 2> rows;  ///< by the turn of their placement: the remaining dominoes
    std::optional<Seat>
        acting;  ///< the seat of the acting king, the only known king in turn 0; empty at the end
    std::optional<int> placing;  ///< the domino to place; none when the king chooses
    int left = 0;                ///< dominoes not yet drawn
    SmallMap<Seat, SeatView, max_seats> seats;
    friend bool operator==(const View&, const View&) = default;
};
BOOST_DESCRIBE_STRUCT(View, (), (turn, rows, acting, placing, left, seats))

/// The faces of the dominoes, by number.
struct Catalog {
    std::map<int, Domino> dominoes;
    friend bool operator==(const Catalog&, const Catalog&) = default;
};
BOOST_DESCRIBE_STRUCT(Catalog, (), (dominoes))

// Events, in the order of R6.

/// Dominoes were drawn and laid out, for placement in this turn.
struct RowLaid {
    static constexpr std::string_view tag = "row";
    int turn = 0;
    std::vector<int> dominoes;  ///< rising
    friend bool operator==(const RowLaid&, const RowLaid&) = default;
};
BOOST_DESCRIBE_STRUCT(RowLaid, (), (turn, dominoes))

/// R1.3: a king was drawn, which chooses next from the first row.
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

/// R2.1: a domino was discarded, because there was no place for it.
struct Discarded {
    static constexpr std::string_view tag = "discarded";
    Seat seat;
    int domino = 0;
    friend bool operator==(const Discarded&, const Discarded&) = default;
};
BOOST_DESCRIBE_STRUCT(Discarded, (), (seat, domino))

/// R1.2: the domino that nobody chose is put aside.
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
    /// The domains, each under one of its squares. Kingdom and catalogue show their other squares.
    std::map<Square, DomainScore> domains;
    std::map<Terrain, int> terrains;  ///< the points of its domains; terrains without points are absent
    std::optional<int> middle_kingdom, harmony;  ///< bonuses, if their options are played
    int total = 0;
    friend bool operator==(const SeatScore&, const SeatScore&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatScore, (), (terrains, middle_kingdom, harmony, total))

/// The round is over. The event has the score of each kingdom.
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
