#include "engine/toncc/conquest.hpp"

#include <algorithm>

namespace reami::toncc {

Conquests conquests(const SetUp& set_up, RegionSet conquered, const Places& at, SeatSet in_play) {
    Conquests all;
    for (const Seat king : in_play) {
        const Place place = at[king];
        if (place.is_compass() || conquered.contains(set_up.on(place))) continue;  // R2.3
        const Region region = set_up.on(place);
        const auto met = std::find_if(all.begin(), all.end(),
                                      [&](const Conquest& conquest) { return conquest.region == region; });
        if (met == all.end())
            all.push_back({region, king});
        else
            met->kings.insert(king);
    }
    std::sort(all.begin(), all.end(),
              [](const Conquest& a, const Conquest& b) { return a.region < b.region; });
    return all;
}

}  // namespace reami::toncc
