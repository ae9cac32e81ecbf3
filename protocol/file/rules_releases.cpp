#include "protocol/file/rules_releases.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace reami::protocol {

std::span<const RulesRelease> rules_releases() {
    static constexpr std::array<RulesRelease, 4> releases{{{{"kingdomino", 1}, "1.0.0"},
                                                           {{"dominium", 1}, "1.0.0"},
                                                           {{"toncc", 1}, "1.0.0"},
                                                           {{"domaine", 1}, "1.0.0"}}};
    return releases;
}

Problem why_other_rules(const RulesVersion& its, int played, std::span<const RulesRelease> releases) {
    if (its.version == played) return std::nullopt;
    Placeholders places{{"its", std::to_string(its.version)}, {"version", std::to_string(played)}};
    if (its.version > played) return problem("rules_to_come", std::move(places));
    const auto found = std::ranges::find(releases, its, &RulesRelease::rules);
    if (found == releases.end()) return problem("rules_unknown", std::move(places));
    places["release"] = found->release;
    return problem("rules_past", std::move(places));
}

}  // namespace reami::protocol
