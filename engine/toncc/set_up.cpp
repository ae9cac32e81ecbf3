#include "engine/toncc/set_up.hpp"

#include <algorithm>

#include "engine/core/set_up_text.hpp"

namespace reami::toncc {

SetUp deal(Random& random) {
    SetUp set_up;
    for (int i = 0; i < region_count; ++i) set_up.layout[static_cast<std::size_t>(i)] = Region::from_index(i);
    random.shuffle(set_up.layout);
    return set_up;
}

std::optional<std::string> fault(const SetUp& set_up) {
    RegionSet met;
    for (const Region region : set_up.layout) {
        if (met.contains(region)) return "region " + to_text(region) + " comes twice";
        met.insert(region);
    }
    return std::nullopt;
}

std::string print_set_up(const SetUp& set_up) {
    std::string text = "layout";
    for (const Region region : set_up.layout) text += ' ' + to_text(region);
    return text + '\n';
}

std::optional<SetUp> parse_set_up(std::string_view text) {
    const auto names = take_line(text, "layout");
    if (!names || !text.empty() || names->size() != region_count) return std::nullopt;
    SetUp set_up;
    for (std::size_t i = 0; i < region_count; ++i)
        if (!from_text((*names)[i], set_up.layout[i])) return std::nullopt;
    return set_up;
}

}  // namespace reami::toncc
