// The lines of the map, and all kingdoms that are possible on them: RULES.md, R1.2 and R4.1. A test compares
// the lines with toncc.json.
#pragma once

#include <array>
#include <boost/container/static_vector.hpp>
#include <boost/describe/enum.hpp>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/toncc/regions.hpp"

namespace reami::toncc {

/// The property that all regions of a line share.
enum class Same : std::uint8_t {
    colour,  ///< a ring
    shape,   ///< a sector
    lines,   ///< a spiral in one direction
    dots,    ///< a spiral in the other direction
};
BOOST_DESCRIBE_ENUM(Same, colour, shape, lines, dots)

/// Three neighbouring regions of a line, in the order of the line.
struct Kingdom {
    std::array<Region, 3> regions{};
    constexpr RegionSet set() const {
        RegionSet all;
        for (const Region region : regions) all.insert(region);
        return all;
    }
    friend constexpr auto operator<=>(const Kingdom&, const Kingdom&) = default;
};

/// The name of a kingdom: `B5-B6-B1`.
std::string to_text(const Kingdom& kingdom);
/// Reads the name of a kingdom; returns false if no such kingdom is possible.
bool from_text(std::string_view text, Kingdom& kingdom);

/// A line of regions. A closed line has six regions, an open line has three.
struct MapLine {
    Same same = Same::colour;
    boost::container::static_vector<Region, regions_of_colour> regions;
    bool is_closed() const { return same == Same::colour; }
};

inline constexpr std::size_t line_count = 3 + 6 + 6 + 6;
/// All lines, in this order: the rings by colour, the sectors by shape, the spirals by lines, the spirals by
/// dots.
std::array<MapLine, line_count> map_lines();

/// The number of possible kingdoms: six on each ring, and one on each other line.
inline constexpr std::size_t kingdom_count = 3 * 6 + 6 + 6 + 6;
const std::array<Kingdom, kingdom_count>& all_kingdoms();

}  // namespace reami::toncc
