#include "engine/toncc/set_up.hpp"

#include <algorithm>

namespace reami::toncc {

SetUp SetUp::deal(const Options&, int, Random& random) {
    SetUp set_up;
    for (int i = 0; i < region_count; ++i) set_up.layout[static_cast<std::size_t>(i)] = Region::from_index(i);
    random.shuffle(set_up.layout);
    return set_up;
}

std::optional<SetUpFault> SetUp::fault(const Options&, int) const {
    RegionSet met;
    for (const Region region : layout) {
        if (met.contains(region)) return SetUpFault{1, "region_twice", {{"region", to_text(region)}}};
        met.insert(region);
    }
    return std::nullopt;
}

std::string SetUp::print() const {
    std::string text = "layout";
    for (const Region region : layout) text += ' ' + to_text(region);
    return text + '\n';
}

std::optional<SetUp> SetUp::parse(std::string_view text, SetUpFault& why) {
    SetUpLines lines(text);
    const auto names = lines.words("layout");
    SetUp set_up;
    for (std::size_t i = 0; i < std::min(names.size(), set_up.layout.size()); ++i)
        if (!from_text(names[i], set_up.layout[i]))
            lines.refuse("no_region", {{"place", std::to_string(i + 1)}});
    if (names.size() != region_count)
        lines.refuse("regions", {{"count", std::to_string(names.size())}, {"expected", "18"}});
    return lines.ends_well(why) ? std::optional(set_up) : std::nullopt;
}

}  // namespace reami::toncc
