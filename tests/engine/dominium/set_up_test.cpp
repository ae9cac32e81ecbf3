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
    EXPECT_EQ(parse_set_up(text), drawing("35 06", 2));
    EXPECT_EQ(parse_set_up(text.substr(0, text.size() - 1)), drawing("35 06", 2));
}

TEST(DominiumSetUp, IsNothingElse) {
    const std::string text = print_set_up(drawing(""));
    for (const std::string& wrong :
         {std::string(), std::string("first 1\ntiles 35\n"), "round 1\n" + text, text + '\n', text.substr(8),
          "first 3" + text.substr(7), "first 1 2" + text.substr(7), "first" + text.substr(7)})
        EXPECT_EQ(parse_set_up(wrong), std::nullopt) << wrong;
}

TEST(DominiumSetUp, HasEveryTileTwice) {
    State::SetUp set_up = drawing("");
    EXPECT_EQ(fault(set_up), std::nullopt);
    set_up.tiles[0] = Tile{6, 6};
    EXPECT_EQ(fault(set_up), "tile 00 comes 1 times, not twice");
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
