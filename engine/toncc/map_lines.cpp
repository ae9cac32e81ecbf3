#include "engine/toncc/map_lines.hpp"

namespace reami::toncc {

namespace {

/// The region of this colour on the line on which all regions have this value of `same`.
Region region_on(Same same, int value, Colour colour) {
    const int turn = static_cast<int>(colour) - 1;  // -1, 0, 1 from the outer ring to the inner one
    switch (same) {
        case Same::lines:
            return Region::of(colour, value - turn);
        case Same::dots:
            return Region::of(colour, value + turn);
        case Same::colour:
        case Same::shape:
            break;
    }
    return Region::of(colour, value);
}

}  // namespace

std::array<MapLine, line_count> map_lines() {
    std::array<MapLine, line_count> lines;
    auto* next = lines.data();
    for (const Colour colour : all_colours) {
        MapLine& ring = *next++;
        for (int number = 1; number <= regions_of_colour; ++number)
            ring.regions.push_back(Region::of(colour, number));
    }
    for (const Same same : {Same::shape, Same::lines, Same::dots})
        for (int value = 1; value <= regions_of_colour; ++value) {
            MapLine& line = *next++;
            line.same = same;
            for (const Colour colour : all_colours) line.regions.push_back(region_on(same, value, colour));
        }
    return lines;
}

const std::array<Kingdom, kingdom_count>& all_kingdoms() {
    static const auto kingdoms = [] {
        std::array<Kingdom, kingdom_count> all;
        auto* next = all.data();
        for (const MapLine& line : map_lines()) {
            const std::size_t size = line.regions.size();
            for (std::size_t first = 0; first < (line.is_closed() ? size : 1); ++first)
                *next++ = {{line.regions[first], line.regions[(first + 1) % size],
                            line.regions[(first + 2) % size]}};
        }
        return all;
    }();
    return kingdoms;
}

std::string to_text(const Kingdom& kingdom) {
    const auto& [first, second, third] = kingdom.regions;
    return to_text(first) + '-' + to_text(second) + '-' + to_text(third);
}

bool from_text(std::string_view text, Kingdom& kingdom) {
    for (const Kingdom& one : all_kingdoms())
        if (text == to_text(one)) {
            kingdom = one;
            return true;
        }
    return false;
}

}  // namespace reami::toncc
