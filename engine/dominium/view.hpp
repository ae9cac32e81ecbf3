// The view of a match, its events, and the catalogue, which is equal in every match: RULES.md, R8. Maps use
// stable names as keys. The view repeats nothing from the catalogue. All viewers get equal views, which hide
// only the order of the deck.
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
    tile,       ///< R2.2: where to lay the drawn tile, or in which row to keep it
    pawn,       ///< R3.2: whether and where to put a pawn after laying a tile
    territory,  ///< R5.1: which territory the new feudatory takes
};
BOOST_DESCRIBE_ENUM(Asked, tile, pawn, territory)

struct RowView {
    std::map<int, int> numbers;  ///< by place in the row, from 1: the right number of the tile
    int power = 0;
    friend bool operator==(const RowView&, const RowView&) = default;
};
BOOST_DESCRIBE_STRUCT(RowView, (), (numbers, power))

struct SeatView {
    std::map<int, RowView> rows;  ///< by fief: only the rows that have tiles
    int pawns = 0;                ///< the pawns in the supply
    int squares = 0;              ///< the squares of owned territories
    int points = 0;               ///< the points at this moment
    friend bool operator==(const SeatView&, const SeatView&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatView, (), (rows, pawns, squares, points))

struct View {
    std::optional<Seat> acting;      ///< empty once the match is over, or between two turns
    std::optional<Asked> asked;      ///< the decision of the acting player
    std::optional<Tile> drawn;       ///< the tile to lay or keep; empty while a player decides about a pawn
    int left = 0;                    ///< the tiles that nobody has drawn
    std::map<Placement, Tile> laid;  ///< by position; its lower half lies on the first square
    std::map<Square, Seat> owners;   ///< for every square of an owned territory
    std::map<int, Seat> titles;      ///< by fief: its feudatory
    std::map<Seat, SeatView> seats;
    friend bool operator==(const View&, const View&) = default;
};
BOOST_DESCRIBE_STRUCT(View, (), (acting, asked, drawn, left, laid, owners, titles, seats))

struct Catalog {
    int columns = board.columns, rows = board.rows;
    int pawns = pawns_of_player;  ///< the pawns of each player
    int copies = copies_of_tile;  ///< how often each tile exists
    std::set<Tile> tiles;         ///< named like `35`
    friend bool operator==(const Catalog&, const Catalog&) = default;
};
BOOST_DESCRIBE_STRUCT(Catalog, (), (columns, rows, pawns, copies, tiles))

// The events, in the order of R8. The first square of a territory is its name.

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
    Placement at;  ///< for a double, the lower square comes first
    friend bool operator==(const Laid&, const Laid&) = default;
};
BOOST_DESCRIBE_STRUCT(Laid, (), (seat, tile, at))

/// R3.5: a tile joined territories of several pawns.
struct Joined {
    static constexpr std::string_view tag = "joined";
    Square territory;
    int number = 0;
    Seat owner;
    std::map<Seat, int> back;  ///< the pawns that returned to each player's supply
    friend bool operator==(const Joined&, const Joined&) = default;
};
BOOST_DESCRIBE_STRUCT(Joined, (), (territory, number, owner, back))

struct Kept {
    static constexpr std::string_view tag = "kept";
    Seat seat;
    Tile tile;
    int fief = 0;
    int power = 0;  ///< the player's power over the fief, with this tile
    friend bool operator==(const Kept&, const Kept&) = default;
};
BOOST_DESCRIBE_STRUCT(Kept, (), (seat, tile, fief, power))

/// R1.7: a player won the title of a fief.
struct Feudatory {
    static constexpr std::string_view tag = "feudatory";
    Seat seat;
    int fief = 0;
    friend bool operator==(const Feudatory&, const Feudatory&) = default;
};
BOOST_DESCRIBE_STRUCT(Feudatory, (), (seat, fief))

/// A player put a pawn on a free territory.
struct Claimed {
    static constexpr std::string_view tag = "claimed";
    Seat seat;
    Square territory;
    int number = 0;
    friend bool operator==(const Claimed&, const Claimed&) = default;
};
BOOST_DESCRIBE_STRUCT(Claimed, (), (seat, territory, number))

/// R5.1: a player replaced the opponent's pawn by an own one.
struct Taken {
    static constexpr std::string_view tag = "taken";
    Seat seat;
    Square territory;
    int number = 0;
    Seat from;
    friend bool operator==(const Taken&, const Taken&) = default;
};
BOOST_DESCRIBE_STRUCT(Taken, (), (seat, territory, number, from))

/// R6: why the match ended.
enum class Ending : std::uint8_t {
    full_board,  ///< the board has no room for a tile
    no_tiles,    ///< the deck has no tiles
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
    std::map<Square, TerritoryScore> territories;  ///< by the territory's name
    int squares = 0, points = 0;
    friend bool operator==(const SeatScore&, const SeatScore&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatScore, (), (territories, squares, points))

/// The match is over. The event shows what each player's territories are worth.
struct Ended {
    static constexpr std::string_view tag = "ended";
    Ending why = Ending::full_board;
    std::map<Seat, SeatScore> seats;
    friend bool operator==(const Ended&, const Ended&) = default;
};
BOOST_DESCRIBE_STRUCT(Ended, (), (why, seats))

using Event = std::variant<Drawn, Laid, Joined, Kept, Feudatory, Claimed, Taken, Ended>;

RowView row_view(const FiefRow& row);
/// The score of this seat. `rows` are the rows of this seat.
SeatScore seat_score(const LaidTiles& tiles, const Ownership& owners, const FiefRows& rows, Seat seat);

}  // namespace reami::dominium
