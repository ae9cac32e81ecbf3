#include "clients/terminal/text/rules_page.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "clients/terminal/text/paint.hpp"

namespace reami::terminal {
namespace {

using protocol::Language;
using Texts = std::vector<std::string>;

constexpr auto all_games = {"kingdomino", "dominium", "toncc", "domaine"};

TEST(RulesPage, ContentsAreTheIntroductionAndTheTitles) {
    const Texts lines = rules_lines("dominium", Language::en, {});
    EXPECT_EQ(lines.front(), "The rules of Domìnium");
    EXPECT_EQ(lines.back(), "8 How moves are written");
    EXPECT_EQ(std::ranges::count(lines, "3 Laying a tile"), 1);
}

TEST(RulesPage, OneRuleIsShownWithItsNumberAndWithoutMarks) {
    EXPECT_EQ(rules_lines("dominium", Language::en, "R1.6"),
              Texts{"R1.6 First power: the number right next to that first one."});
    EXPECT_EQ(rules_lines("dominium", Language::en, "1.6"), rules_lines("dominium", Language::en, "r1.6"));
}

TEST(RulesPage, SectionHasItsTitleItsTablesAndAllItsRules) {
    const Texts lines = rules_lines("kingdomino", Language::it, "1");
    EXPECT_EQ(lines.front(), "1 Preparazione");
    EXPECT_TRUE(lines.at(1).starts_with("| "));
    const auto begins_rule = [](const std::string& line) { return line.starts_with("R1."); };
    EXPECT_EQ(std::ranges::count_if(lines, begins_rule), 5);
}

TEST(RulesPage, LinesOfSentencesFitTheTerminal) {
    for (const char* game : all_games)
        for (const Language language : {Language::en, Language::it})
            for (int section = 1; section <= 6; ++section) {
                const Texts lines = rules_lines(game, language, std::to_string(section));
                ASSERT_FALSE(lines.empty()) << game << section;
                for (const std::string& line : lines)
                    EXPECT_TRUE(line.starts_with('|') || shown_width(line) <= terminal_columns) << line;
            }
}

TEST(RulesPage, DecisionsOfOursAreMarked) {
    std::string rule;
    for (const std::string& line : rules_lines("dominium", Language::en, "R7.2"))
        rule += (rule.empty() ? "" : " ") + line.substr(line.find_first_not_of(' '));
    EXPECT_TRUE(rule.ends_with("Our ruling: the source breaks no ties.")) << rule;
}

TEST(RulesPage, UnknownGameOrPartHasNoLines) {
    EXPECT_TRUE(rules_lines("chess", Language::en, {}).empty());
    EXPECT_TRUE(rules_lines("toncc", Language::en, "99").empty());
    EXPECT_TRUE(rules_lines("toncc", Language::en, "R4.99").empty());
    EXPECT_TRUE(rules_lines("toncc", Language::en, "kings").empty());
    EXPECT_TRUE(rules_lines("toncc", Language::en, "R").size() > 10) << "R alone is the contents";
}

}  // namespace
}  // namespace reami::terminal
