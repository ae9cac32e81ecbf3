// The land around a castle that is worth enclosing, and the borders that are missing for it: for bots that
// plan.
#pragma once

#include <vector>

#include "engine/domaine/position.hpp"

namespace reami::domaine {

/// Worth in tenths of a point, as all that players weigh.
inline constexpr int tenths = 10;

/// Land with exactly one castle, and the edges round it that have no border yet.
struct Enclosure {
    Squares squares;
    Edges missing;
    int worth = 0;  ///< once it is enclosed

    /// The value of the land while so many borders are missing, with so many turns to come.
    int prospect(int still_missing, int turns) const;
};

/// The best one round that castle, which is no domain's. Empty if there is none.
Enclosure best_enclosure(const Position& position, Square castle, Colour colour, int turns);
/// The best ones of all of the seat's castles that have no domain.
std::vector<Enclosure> enclosures(const Position& position, Seat seat, int turns);

}  // namespace reami::domaine
