// Lists the releases that play each version of a game's rules. Only a release with the match's own version
// can show a match correctly.
#pragma once

#include <span>
#include <string_view>

#include "protocol/file/file_problem.hpp"

namespace reami::protocol {

/// A version of a game's rules.
struct RulesVersion {
    std::string_view game;
    int version = 0;
    friend bool operator==(const RulesVersion&, const RulesVersion&) = default;
};

/// The first release that plays a version. Later releases play it too, until the next version.
struct RulesRelease {
    RulesVersion rules;
    std::string_view release;
};

/// All released versions of each game, in rising order. A change that raises a `rules_version` adds the next
/// release.
std::span<const RulesRelease> rules_releases();

/// Empty if this program plays these rules; otherwise the release that can show a match played by them.
/// `played` is the version of the game's rules in this program.
Problem why_other_rules(const RulesVersion& its, int played,
                        std::span<const RulesRelease> releases = rules_releases());

}  // namespace reami::protocol
