// Decides, after all Kings have moved, who conquers which region. RULES.md, R3.1 and R3.2.
#pragma once

#include <boost/container/static_vector.hpp>

#include "engine/core/seat_array.hpp"
#include "engine/toncc/regions.hpp"
#include "engine/toncc/set_up.hpp"

namespace reami::toncc {

/// The place of each King.
using Places = SeatArray<Place, king_count>;

/// A region that no King had conquered, and the Kings who came to it.
struct Conquest {
    Region region;
    SeatSet kings;
    Seat winner() const { return strongest(kings, region.colour()); }
};
using Conquests = boost::container::static_vector<Conquest, king_count>;

/// The conquests, ordered by the names of the regions. `conquered` has the regions that Kings conquered in
/// earlier moves.
Conquests conquests(const SetUp& set_up, RegionSet conquered, const Places& at, SeatSet in_play);

}  // namespace reami::toncc
