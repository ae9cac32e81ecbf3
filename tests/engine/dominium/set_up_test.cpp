#include "engine/dominium/set_up.hpp"

#include <gtest/gtest.h>

#include <set>

#include "tests/engine/dominium/table.hpp"

namespace reami::dominium {
namespace {

TEST(DominiumSetUp, IsWrittenAsTwoLines) {
    const std::string text = print_set_up(drawing("35 06", 2));
    EXPECT_EQ(text.substr(0, text.find("35 06")), "first 2\ntiles ");
    EXPECT_EQ(text.size(), std::string("first 2\ntiles\n").size() + 56 * 3);
    SetUpFault why;
    EXPECT_EQ(parse_set_up(text, why), drawing("35 06", 2));
    EXPECT_EQ(parse_set_up(text.substr(0, text.size() - 1), why), drawing("35 06", 2));
}

TEST(DominiumSetUp, IsNothingElse) {
    const std::string text = print_set_up(drawing(""));
    const auto fault_of = [](const std::string& wrong) {
        SetUpFault why;
        EXPECT_EQ(parse_set_up(wrong, why), std::nullopt) << wrong;
        return why;
    };
    const SetUpFault no_first{1, "a line begins with `first` here"};
    EXPECT_EQ(fault_of(""), no_first);
    EXPECT_EQ(fault_of("round 1\n" + text), no_first);
    EXPECT_EQ(fault_of(text.substr(8)), no_first);
    EXPECT_EQ(fault_of("first 1\ntiles 35\n"), (SetUpFault{2, "1 tiles are drawn, not 56"}));
    EXPECT_EQ(fault_of(text + '\n'), (SetUpFault{3, "nothing more comes here"}));
    EXPECT_EQ(fault_of("first 3" + text.substr(7)), (SetUpFault{1, "`3` is no number from 1 to 2"}));
    EXPECT_EQ(fault_of("first 1 2" + text.substr(7)), (SetUpFault{1, "one seat begins, 1 or 2"}));
    EXPECT_EQ(fault_of("first" + text.substr(7)), (SetUpFault{1, "one seat begins, 1 or 2"}));
    EXPECT_EQ(fault_of("first 1\ntiles 77" + text.substr(16)),
              (SetUpFault{2, "tile 1 of this line is none of 00 to 66"}));
}

TEST(DominiumSetUp, HasEveryTileTwice) {
    State::SetUp set_up = drawing("");
    EXPECT_EQ(fault(set_up), std::nullopt);
    set_up.tiles[0] = Tile{6, 6};
    EXPECT_EQ(fault(set_up), (SetUpFault{2, "tile 00 comes once, not twice"}));
}

TEST(DominiumSetUp, IsDealtByChance) {
    std::set<std::string> met;
    std::set<int> first;
    for (std::uint8_t i = 0; i < 20; ++i) {
        Random random(Seed{i});
        const State::SetUp set_up = deal(random);
        EXPECT_EQ(fault(set_up), std::nullopt);
        met.insert(print_set_up(set_up));
        first.insert(set_up.first.number());
    }
    EXPECT_EQ(met.size(), 20u);
    EXPECT_EQ(first, (std::set<int>{1, 2}));
}

}  // namespace
}  // namespace reami::dominium
