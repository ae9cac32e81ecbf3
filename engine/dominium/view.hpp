// The view of a match, its events, and the catalogue that is the same in every match: RULES.md, R8. Stable
// names are the keys, and the view repeats nothing that is in the catalogue. Everybody has the same view,
// which hides only the order of the tiles face down.
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
#include "engine/dominium/board.hpp"
#include "engine/dominium/fief_row.hpp"
#include "engine/dominium/ownership.hpp"

namespace reami::dominium {

/// The decision that the acting player is asked for.
enum class Asked : std::uint8_t {
    tile,       ///< R2.2: to lay or to keep the drawn tile
    pawn,       ///< R3.2: whether to put a pawn after laying
    territory,  ///< R5.1: which territory to take as the new feudatory
};
BOOST_DESCRIBE_ENUM(Asked, tile, pawn, territory)

struct RowView {
    std::map<int, int> numbers;  ///< by place in the row, from 1: the right number of each tile
    int power = 0;
    friend bool operator==(const RowView&, const RowView&) = default;
};
BOOST_DESCRIBE_STRUCT(RowView, (), (numbers, power))

struct SeatView {
    std::map<int, RowView> rows;  ///< by fief: those that are started
    int pawns = 0;                ///< in the supply
    int squares = 0;              ///< of owned territories
    int points = 0;               ///< as they stand
    friend bool operator==(const SeatView&, const SeatView&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatView, (), (rows, pawns, squares, points))

struct View {
    std::optional<Seat> acting;      ///< nobody once the match is over, or while no tile is drawn
    std::optional<Asked> asked;      ///< of the acting player
    std::optional<Tile> drawn;       ///< the tile to lay or keep; none while a pawn is decided
    int left = 0;                    ///< tiles face down
    std::map<Placement, Tile> laid;  ///< by position, the lower half first
    std::map<Square, Seat> owners;   ///< of every square of an owned territory
    std::map<int, Seat> titles;      ///< the feudatories by fief
    std::map<Seat, SeatView> seats;
    friend bool operator==(const View&, const View&) = default;
};
BOOST_DESCRIBE_STRUCT(View, (), (acting, asked, drawn, left, laid, owners, titles, seats))

struct Catalog {
    int columns = board.columns, rows = board.rows;
    int pawns = pawns_of_player;  ///< of each player
    int copies = copies_of_tile;  ///< of each tile
    std::set<Tile> tiles;         ///< by name: `35`
    friend bool operator==(const Catalog&, const Catalog&) = default;
};
BOOST_DESCRIBE_STRUCT(Catalog, (), (columns, rows, pawns, copies, tiles))

// Events, in the order of R8. A territory is named by its first square.

struct Drawn {
    static constexpr std::string_view tag = "drawn";
    Seat seat;
    Tile tile;
    friend bool operator==(const Drawn&, const Drawn&) = default;
};
BOOST_DESCRIBE_STRUCT(Drawn, (), (seat, tile))

struct Laid {
    static constexpr std::string_view tag = "laid";
    Seat seat;
    Tile tile;
    Placement at;  ///< of a double, in the order of the squares
    friend bool operator==(const Laid&, const Laid&) = default;
};
BOOST_DESCRIBE_STRUCT(Laid, (), (seat, tile, at))

/// R3.5: territories of several pawns have joined.
struct Joined {
    static constexpr std::string_view tag = "joined";
    Square territory;
    int number = 0;
    Seat owner;
    std::map<Seat, int> back;  ///< pawns that went back to their supplies
    friend bool operator==(const Joined&, const Joined&) = default;
};
BOOST_DESCRIBE_STRUCT(Joined, (), (territory, number, owner, back))

struct Kept {
    static constexpr std::string_view tag = "kept";
    Seat seat;
    Tile tile;
    int fief = 0;
    int power = 0;  ///< over it, with this tile
    friend bool operator==(const Kept&, const Kept&) = default;
};
BOOST_DESCRIBE_STRUCT(Kept, (), (seat, tile, fief, power))

/// R1.7: a player won the title.
struct Feudatory {
    static constexpr std::string_view tag = "feudatory";
    Seat seat;
    int fief = 0;
    friend bool operator==(const Feudatory&, const Feudatory&) = default;
};
BOOST_DESCRIBE_STRUCT(Feudatory, (), (seat, fief))

/// A pawn was put on a free territory.
struct Claimed {
    static constexpr std::string_view tag = "claimed";
    Seat seat;
    Square territory;
    int number = 0;
    friend bool operator==(const Claimed&, const Claimed&) = default;
};
BOOST_DESCRIBE_STRUCT(Claimed, (), (seat, territory, number))

/// R5.1: a pawn replaced the opponent's.
struct Taken {
    static constexpr std::string_view tag = "taken";
    Seat seat;
    Square territory;
    int number = 0;
    Seat from;
    friend bool operator==(const Taken&, const Taken&) = default;
};
BOOST_DESCRIBE_STRUCT(Taken, (), (seat, territory, number, from))

/// The reason why the match ended: R6.
enum class Ending : std::uint8_t {
    full_board,  ///< there is no room for a tile
    no_tiles,    ///< no tiles are left
};
BOOST_DESCRIBE_ENUM(Ending, full_board, no_tiles)

struct TerritoryScore {
    int number = 0;
    int squares = 0;
    int points = 0;
    friend bool operator==(const TerritoryScore&, const TerritoryScore&) = default;
};
BOOST_DESCRIBE_STRUCT(TerritoryScore, (), (number, squares, points))

struct SeatScore {
    std::map<Square, TerritoryScore> territories;  ///< by name
    int squares = 0, points = 0;
    friend bool operator==(const SeatScore&, const SeatScore&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatScore, (), (territories, squares, points))

/// The match is over. The event has the value of each player's territories.
struct Ended {
    static constexpr std::string_view tag = "ended";
    Ending why = Ending::full_board;
    std::map<Seat, SeatScore> seats;
    friend bool operator==(const Ended&, const Ended&) = default;
};
BOOST_DESCRIBE_STRUCT(Ended, (), (why, seats))

using Event = std::variant<Drawn, Laid, Joined, Kept, Feudatory, Claimed, Taken, Ended>;

RowView row_view(const FiefRow& row);
/// The score of a player. `rows` are those of this player.
SeatScore seat_score(const LaidTiles& tiles, const Ownership& owners, const FiefRows& rows, Seat seat);

}  // namespace reami::dominium
