// A challenge of Tóncc on a layout given by hand, and its events as short texts:
//
//   laid_out    chosen 1    moved 1:c-n1 2:c-n2    conquered 1 B1    contested Y3 1 3 to 1    kingdom 1
//   B5-B6-B1 left 1 with 3    challenge_ended seals 1:2 2:1 3:0
#pragma once

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "engine/toncc/state.hpp"
#include "tests/engine/table.hpp"

namespace reami::toncc {

using reami::seat;
using reami::Texts;
using reami::told;

inline std::string told(const LaidOut&) { return "laid_out"; }
inline std::string told(const Chosen& event) { return "chosen " + std::to_string(event.seat.number()); }
inline std::string told(const Moved& event) {
    std::string text = "moved";
    for (const auto& [king, step] : event.kings)
        text += ' ' + std::to_string(king.number()) + ':' + to_text(step.from) + '-' + to_text(step.to);
    return text;
}
inline std::string told(const Conquered& event) {
    return "conquered " + std::to_string(event.seat.number()) + ' ' + to_text(event.region);
}
inline std::string told(const Contested& event) {
    std::string text = "contested " + to_text(event.region);
    for (const Seat king : event.kings) text += ' ' + std::to_string(king.number());
    return text + " to " + std::to_string(event.winner.number());
}
inline std::string told(const KingdomMade& event) {
    return "kingdom " + std::to_string(event.seat.number()) + ' ' + to_text(event.kingdom);
}
inline std::string told(const Left& event) {
    return "left " + std::to_string(event.seat.number()) + " with " + std::to_string(event.king_points);
}
inline std::string told(const ChallengeEnded& event) {
    SeatPoints points;
    for (const auto& [king, score] : event.seats) points[king] = score.points;
    return std::string("challenge_ended ") + (event.why == Ending::seals ? "seals" : "blank") + told(points);
}

inline Region region(std::string_view text) {
    Region region;
    if (!from_text(text, region)) throw std::invalid_argument("no region: " + std::string(text));
    return region;
}

/// The regions of a text such as `B1 B2`.
inline RegionSet regions(const std::string& names) {
    RegionSet all;
    std::istringstream words(names);
    for (std::string word; words >> word;) all.insert(region(word));
    return all;
}

/// The named regions are on n1 … n6 h1 … in this order, and then all others in the order of their names.
inline SetUp laid_out(const std::string& first_regions) {
    std::vector<Region> all;
    RegionSet named;
    std::istringstream words(first_regions);
    for (std::string word; words >> word;) {
        all.push_back(region(word));
        named.insert(all.back());
    }
    for (int i = 0; i < region_count; ++i)
        if (const Region one = Region::from_index(i); !named.contains(one)) all.push_back(one);
    SetUp set_up;
    std::copy(all.begin(), all.end(), set_up.layout.begin());
    return set_up;
}

using Challenge = Table<State>;

inline Challenge challenge(const std::string& first_regions, const Options& options = {}) {
    return {options, 3, laid_out(first_regions)};
}

}  // namespace reami::toncc
