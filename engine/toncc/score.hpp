// The score of conquered regions, and the ranking: RULES.md, R4.
#pragma once

#include "engine/core/seat_array.hpp"
#include "engine/toncc/map_lines.hpp"
#include "engine/toncc/options.hpp"
#include "engine/toncc/regions.hpp"

namespace reami::toncc {

/// A number for each King.
using OfKings = SeatArray<int, king_count>;

/// R4.2: the points that a region brings to a King: 1, 2 or 3.
constexpr int worth(Region region, Seat king) {
    return static_cast<int>(trait_of(king, region.colour())) + 1;
}
int worth(const Kingdom& kingdom, Seat king);

/// R4.1, R4.2: the points that this King scores for all kingdoms in these regions.
int kingdom_points(RegionSet regions, Seat king, const Options& options);

/// R4.4, R4.5: the tóncc points that these scores bring.
OfKings toncc_points(const OfKings& scores);

}  // namespace reami::toncc
