// The owner of each territory: pawns put, joined and taken. RULES.md, R1.3, R3.2 to R3.5 and R5.
#pragma once

#include <array>
#include <cstdint>
#include <numeric>
#include <optional>

#include "engine/core/seat_array.hpp"
#include "engine/dominium/board.hpp"

namespace reami::dominium {

inline constexpr int pawns_of_player = 6;
inline constexpr int player_count = 2;

/// A count for each player.
using Counts = SeatArray<int, player_count>;

/// The facts, besides their squares, that decide who owns joined territories (R3.5).
struct Claims {
    std::optional<Seat> feudatory;  ///< of their number
    Seat layer;                     ///< the player who laid the tile
};

/// Owned territories that a half of a tile is about to touch.
struct Touched {
    Counts territories;
    Counts squares;

    /// The number of touched territories.
    int count() const { return std::accumulate(territories.begin(), territories.end(), 0); }
    bool any() const { return count() > 0; }
    /// Whether there are several, so that pawns must go back.
    bool several() const { return count() > 1; }
    /// The owner of the territories once they are joined. Expects at least one owner.
    Seat heir(const Claims& claims) const;
};

class Ownership {
public:
    /// The owner of the territory of this square; empty if the territory is free, or if there is none.
    std::optional<Seat> owner(Square square) const;
    int supply(Seat seat) const { return pawns_of_player - put_[seat]; }

    /// The owned territories that the part is about to touch, each once.
    Touched touched(const LaidTiles& tiles, const TilePart& part) const;
    /// Puts the player's pawn on the territory and takes the other player's pawn off it, if there is one.
    void take(const Territory& territory, Seat by);
    /// Joins the touched territories and the squares between them to one territory. One of the heir's pawns
    /// stays.
    void join(const Territory& whole, const Touched& parts, Seat heir);

    friend bool operator==(const Ownership&, const Ownership&) = default;

private:
    void fill(const Territory& territory, Seat owner);

    std::array<std::int8_t, square_count> owners_{};  ///< seats by number; 0 where there is none
    Counts put_;                                      ///< pawns on the board
};

}  // namespace reami::dominium
