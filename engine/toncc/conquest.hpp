// Decides the conquests after all Kings have moved. RULES.md, R3.1 and R3.2.
#pragma once

#include <boost/container/static_vector.hpp>

#include "engine/core/seat_array.hpp"
#include "engine/toncc/regions.hpp"
#include "engine/toncc/set_up.hpp"

namespace reami::toncc {

/// The places of the Kings.
using Places = SeatArray<Place, king_count>;

/// A region that nobody had conquered, and the Kings who came to it.
struct Conquest {
    Region region;
    SeatSet kings;
    Seat winner() const { return strongest(kings, region.colour()); }
};
using Conquests = boost::container::static_vector<Conquest, king_count>;

/// The conquests in the order of the regions' names. `conquered` are the regions that Kings have already.
Conquests conquests(const SetUp& set_up, RegionSet conquered, const Places& at, SeatSet in_play);

}  // namespace reami::toncc
