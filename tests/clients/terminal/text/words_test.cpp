#include "clients/terminal/text/words.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "clients/terminal/plain/commands.hpp"

namespace reami::terminal {
namespace {

using protocol::Language;
using Environment = std::map<std::string, std::string>;

Language language(const Environment& environment) {
    return language_after([&](const char* name) {
        const auto found = environment.find(name);
        return found == environment.end() ? nullptr : found->second.c_str();
    });
}

/// The placeholders of a text, such as `{name}`.
std::set<std::string> places(const std::string& text) {
    std::set<std::string> found;
    for (auto open = text.find('{'); open != std::string::npos; open = text.find('{', open + 1))
        found.insert(text.substr(open, text.find('}', open) - open + 1));
    return found;
}

TEST(Words, LanguageFollowsTheFirstVariableThatIsSet) {
    EXPECT_EQ(language({{"LC_ALL", "it_IT.UTF-8"}, {"LANG", "en_US.UTF-8"}}), Language::it);
    EXPECT_EQ(language({{"LC_ALL", "C"}, {"LC_MESSAGES", "it_IT"}, {"LANG", "it_IT"}}), Language::en);
    EXPECT_EQ(language({{"LC_ALL", ""}, {"LC_MESSAGES", "it"}, {"LANG", "en_US"}}), Language::it);
    EXPECT_EQ(language({{"LANG", "it_CH.UTF-8"}}), Language::it);
    EXPECT_EQ(language({{"LANG", "de_DE.UTF-8"}}), Language::en);
    EXPECT_EQ(language({}), Language::en);
}

TEST(Words, BothLanguagesHaveTheSameKeysAndPlaces) {
    const Words english(Language::en), italian(Language::it);
    EXPECT_EQ(english.all().size(), italian.all().size());
    for (const auto& [key, text] : english.all()) {
        ASSERT_TRUE(italian.all().contains(key)) << key;
        EXPECT_EQ(places(text), places(italian.all().at(key))) << key;
    }
}

TEST(Words, WhatHasAFormForOneHasAFormForOthers) {
    const Words english(Language::en);
    for (const auto& [key, text] : english.all())
        for (const std::string_view form : {".one", ".other"})
            if (key.ends_with(form)) {
                const std::string stem = key.substr(0, key.rfind('.'));
                EXPECT_TRUE(english.all().contains(stem + ".one")) << key;
                EXPECT_TRUE(english.all().contains(stem + ".other")) << key;
            }
}

TEST(Words, EveryCommandHasItsHelp) {
    const Words english(Language::en);
    for (const std::string_view name : command_names())
        EXPECT_TRUE(english.all().contains("help." + std::string(name))) << name;
}

TEST(Words, ACountHasAFormForOne) {
    const Words english(Language::en), italian(Language::it);
    EXPECT_EQ(english.counted("points", 0), "0 points");
    EXPECT_EQ(english.counted("points", 1), "1 point");
    EXPECT_EQ(english.counted("kingdomino.discarded", 2, {{"name", "Ada"}}), "Ada discarded 2 dominoes.");
    EXPECT_EQ(italian.counted("dominium.squares", 1), "1 casella");
    EXPECT_EQ(italian.counted("dominium.squares", 9), "9 caselle");
    EXPECT_EQ(english.counted("event.toncc.left.king_points", 1), "1 king point");
}

TEST(Words, PlacesAreFilled) {
    EXPECT_EQ(Words(Language::en)("you.seat", {{"code", "KETMKARD"}, {"seat", "2"}}),
              "You are in room KETMKARD, in seat 2.");
}

TEST(Words, WhatIsFilledInIsNotFilledAgain) {
    EXPECT_EQ(Words(Language::en)("seat.line", {{"seat", "1"}, {"who", "{is}"}, {"is", "here"}}),
              "Seat 1: {is}, here.");
}

TEST(Words, TheProtocolsAreFoundByTheirKeys) {
    EXPECT_EQ(Words(Language::en)("rule.kingdomino.occupied"), "Both squares must be empty.");
}

}  // namespace
}  // namespace reami::terminal
