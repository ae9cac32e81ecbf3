#include "engine/dominium/set_up.hpp"

#include <gtest/gtest.h>

#include <set>

#include "tests/engine/dominium/table.hpp"

namespace reami::dominium {
namespace {

TEST(DominiumSetUp, IsWrittenAsTwoLines) {
    const std::string text = drawing("35 06", 2).print();
    EXPECT_EQ(text.substr(0, text.find("35 06")), "first 2\ntiles ");
    EXPECT_EQ(text.size(), std::string("first 2\ntiles\n").size() + 56 * 3);
    SetUpFault why;
    EXPECT_EQ(State::SetUp::parse(text, why), drawing("35 06", 2));
    EXPECT_EQ(State::SetUp::parse(text.substr(0, text.size() - 1), why), drawing("35 06", 2));
}

TEST(DominiumSetUp, IsNothingElse) {
    const std::string text = drawing("").print();
    const auto fault_of = [](const std::string& wrong) {
        SetUpFault why;
        EXPECT_EQ(State::SetUp::parse(wrong, why), std::nullopt) << wrong;
        return why;
    };
    const SetUpFault no_first{1, "line", {{"head", "first"}}};
    EXPECT_EQ(fault_of(""), no_first);
    EXPECT_EQ(fault_of("round 1\n" + text), no_first);
    EXPECT_EQ(fault_of(text.substr(8)), no_first);
    EXPECT_EQ(fault_of("first 1\ntiles 35\n"),
              (SetUpFault{2, "tiles", {{"count", "1"}, {"expected", "56"}}}));
    EXPECT_EQ(fault_of(text + '\n'), (SetUpFault{3, "end"}));
    EXPECT_EQ(fault_of("first 3" + text.substr(7)),
              (SetUpFault{1, "no_number", {{"text", "3"}, {"most", "2"}}}));
    EXPECT_EQ(fault_of("first 1 2" + text.substr(7)), (SetUpFault{1, "begins"}));
    EXPECT_EQ(fault_of("first" + text.substr(7)), (SetUpFault{1, "begins"}));
    EXPECT_EQ(fault_of("first 1\ntiles 77" + text.substr(16)), (SetUpFault{2, "no_tile", {{"place", "1"}}}));
}

TEST(DominiumSetUp, HasEveryTileTwice) {
    State::SetUp set_up = drawing("");
    EXPECT_EQ(set_up.fault({}, 2), std::nullopt);
    set_up.tiles[0] = Tile{6, 6};
    EXPECT_EQ(set_up.fault({}, 2),
              (SetUpFault{2, "tile_times", {{"tile", "00"}, {"count", "1"}, {"expected", "2"}}}));
}

TEST(DominiumSetUp, IsDealtByChance) {
    std::set<std::string> met;
    std::set<int> first;
    for (std::uint8_t i = 0; i < 20; ++i) {
        Random random(Seed{i});
        const auto set_up = State::SetUp::deal({}, 2, random);
        EXPECT_EQ(set_up.fault({}, 2), std::nullopt);
        met.insert(set_up.print());
        first.insert(set_up.first.number());
    }
    EXPECT_EQ(met.size(), 20u);
    EXPECT_EQ(first, (std::set<int>{1, 2}));
}

}  // namespace
}  // namespace reami::dominium
