#include "protocol/file/rules_releases.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "protocol/match/game_info.hpp"

namespace reami::protocol {
namespace {

std::vector<int> listed_of(const std::string& game) {
    std::vector<int> versions;
    for (const RulesRelease& one : rules_releases())
        if (one.rules.game == game) versions.push_back(one.rules.version);
    return versions;
}

TEST(RulesReleases, ListEveryVersionOfEveryGameUpToTheOneThatIsPlayed) {
    std::size_t all = 0;
    for (const GameInfo* game : all_games()) {
        std::vector<int> until_now;
        for (int version = 1; version <= game->rules_version; ++version) until_now.push_back(version);
        EXPECT_EQ(listed_of(game->name), until_now) << game->name;
        all += until_now.size();
    }
    EXPECT_EQ(rules_releases().size(), all) << "a game that is not there";
}

TEST(RulesReleases, SayWithWhatReleaseAMatchCanBeSeen) {
    static constexpr std::array<RulesRelease, 3> releases{
        {{{"chess", 1}, "1.0.0"}, {{"chess", 2}, "1.4.0"}, {{"chess", 3}, "2.0.0"}}};
    const auto said = [&](int its, int played) {
        const auto why = why_other_rules({"chess", its}, played, releases);
        return why ? why->reason(Language::en) : "";
    };
    EXPECT_EQ(said(3, 3), "");
    EXPECT_EQ(said(2, 3),
              "this match was played by version 2 of these rules, and this program plays version 3: Reami "
              "1.4.0 can show it");
    EXPECT_EQ(said(4, 3),
              "this match was played by version 4 of these rules, and this program plays version 3: a newer "
              "release of Reami can show it");
    EXPECT_EQ(said(0, 3),
              "no release of Reami ever played version 0 of these rules; this program plays version 3");
    EXPECT_EQ(
        why_other_rules({"chess", 2}, 3, releases)->reason(Language::it),
        "questa partita è stata giocata con la versione 2 di queste regole, e questo programma gioca con "
        "la versione 3: la può mostrare Reami 1.4.0");
}

}  // namespace
}  // namespace reami::protocol
