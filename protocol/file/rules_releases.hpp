// Lists the releases of Reami that play each version of a game's rules. A match needs a release that plays
// its version.
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

/// The first release that plays a version of the rules. Later releases play this version until one plays the
/// next version.
struct RulesRelease {
    RulesVersion rules;
    std::string_view release;
};

/// All released versions of each game, in rising order. A programmer who raises a `rules_version` adds the
/// next release here.
std::span<const RulesRelease> rules_releases();

/// `its` are the rules of a match, and `played` is the version of that game's rules in this program. Returns
/// an empty optional if the two are equal; otherwise names the release that can show the match.
Problem why_other_rules(const RulesVersion& its, int played,
                        std::span<const RulesRelease> releases = rules_releases());

}  // namespace reami::protocol
