#include "engine/toncc/set_up.hpp"

#include <algorithm>

namespace reami::toncc {

SetUp deal(Random& random) {
    SetUp set_up;
    for (int i = 0; i < region_count; ++i) set_up.layout[static_cast<std::size_t>(i)] = Region::from_index(i);
    random.shuffle(set_up.layout);
    return set_up;
}

std::optional<SetUpFault> fault(const SetUp& set_up) {
    RegionSet met;
    for (const Region region : set_up.layout) {
        if (met.contains(region)) return SetUpFault{1, "region " + to_text(region) + " comes twice"};
        met.insert(region);
    }
    return std::nullopt;
}

std::string print_set_up(const SetUp& set_up) {
    std::string text = "layout";
    for (const Region region : set_up.layout) text += ' ' + to_text(region);
    return text + '\n';
}

std::optional<SetUp> parse_set_up(std::string_view text, SetUpFault& why) {
    SetUpLines lines(text);
    const auto names = lines.words("layout");
    SetUp set_up;
    for (std::size_t i = 0; i < std::min(names.size(), set_up.layout.size()); ++i)
        if (!from_text(names[i], set_up.layout[i]))
            lines.refuse("region " + std::to_string(i + 1) + " of this line is none of B1 to R6");
    if (names.size() != region_count)
        lines.refuse(std::to_string(names.size()) + " regions are laid out, not 18");
    return lines.ends_well(why) ? std::optional(set_up) : std::nullopt;
}

}  // namespace reami::toncc
