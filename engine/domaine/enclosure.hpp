// Finds land around a castle that is worth enclosing, and the borders that the enclosure still lacks. Bots
// that plan their turn use it.
#pragma once

#include <vector>

#include "engine/domaine/position.hpp"

namespace reami::domaine {

/// The unit in which bots estimate values is a tenth of a point.
inline constexpr int tenths = 10;

/// Land with exactly one castle, and the edges around it that have no border yet.
struct Enclosure {
    Squares squares;
    Edges missing;
    int worth = 0;  ///< the value of the land once borders enclose it

    /// The value of the land while it still lacks so many borders and the player has so many turns left.
    int prospect(int still_missing, int turns) const;
};

/// The best enclosure around a castle that has no domain; empty if there is none.
Enclosure best_enclosure(const Position& position, Square castle, Colour colour, int turns);
/// The best enclosure of each castle of this seat that has no domain yet.
std::vector<Enclosure> enclosures(const Position& position, Seat seat, int turns);

}  // namespace reami::domaine
