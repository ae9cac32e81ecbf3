// Finds land around a castle that is worth enclosing, and the borders that are still missing there. Bots that
// plan use this.
#pragma once

#include <vector>

#include "engine/domaine/position.hpp"

namespace reami::domaine {

/// Bots estimate values in tenths of a point.
inline constexpr int tenths = 10;

/// Land with exactly one castle, and the edges around it that have no border yet.
struct Enclosure {
    Squares squares;
    Edges missing;
    int worth = 0;  ///< once it is enclosed

    /// The value of the land if so many borders are still missing, and so many turns are left.
    int prospect(int still_missing, int turns) const;
};

/// The best enclosure around a castle that has no domain; empty if there is none.
Enclosure best_enclosure(const Position& position, Square castle, Colour colour, int turns);
/// The best enclosure of each castle of the seat that has no domain.
std::vector<Enclosure> enclosures(const Position& position, Seat seat, int turns);

}  // namespace reami::domaine
