// The owner of each territory, and the pawns that players put, join and take: RULES.md, R1.3, R3.2 to R3.5
// and R5.
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

/// The facts that decide, besides the squares, who owns joined territories (R3.5).
struct Claims {
    std::optional<Seat> feudatory;  ///< the feudatory of the territories' number
    Seat layer;                     ///< the player who laid the tile
};

/// Owned territories that one part of a tile would join.
struct Touched {
    Counts territories;
    Counts squares;

    /// The number of territories.
    int count() const { return std::accumulate(territories.begin(), territories.end(), 0); }
    bool any() const { return count() > 0; }
    /// Whether a tile joins more than one territory, so that pawns return to their supplies.
    bool several() const { return count() > 1; }
    /// The owner of the joined territory. Expects that at least one of the territories has an owner.
    Seat heir(const Claims& claims) const;
};

class Ownership {
public:
    /// The owner of the territory of this square; empty if the territory is free or the square has no
    /// territory.
    std::optional<Seat> owner(Square square) const;
    int supply(Seat seat) const { return pawns_of_player - put_[seat]; }

    /// The owned territories that this part would join, each once.
    Touched touched(const LaidTiles& tiles, const TilePart& part) const;
    /// Puts the player's pawn on the territory. If another pawn is on it, takes that pawn off.
    void take(const Territory& territory, Seat by);
    /// Joins the owned territories, and the squares between them, into one territory. Only one pawn of the
    /// heir stays on it.
    void join(const Territory& whole, const Touched& parts, Seat heir);

    friend bool operator==(const Ownership&, const Ownership&) = default;

private:
    void fill(const Territory& territory, Seat owner);

    std::array<std::int8_t, square_count> owners_{};  ///< numbers of seats; 0 where a square has no owner
    Counts put_;                                      ///< the pawns on the board
};

}  // namespace reami::dominium
