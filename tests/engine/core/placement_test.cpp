#include "engine/core/placement.hpp"

#include <gtest/gtest.h>

namespace reami {
namespace {

constexpr Board chessboard{8, 8};

TEST(Placement, IsWrittenAsItsTwoSquares) {
    EXPECT_EQ(to_text(Placement{{6, 7}, {6, 8}}), "g8g9");
    EXPECT_EQ(parse_placement("a1b1", chessboard), (Placement{{0, 0}, {1, 0}}));
}

TEST(Placement, IsNothingButTwoSquaresOfItsBoard) {
    for (const char* text : {"", "a1", "a1b", "a1b1c1", "a1 b1", "i1a1", "a1a9", "a01b1"})
        EXPECT_EQ(parse_placement(text, chessboard), std::nullopt) << text;
}

TEST(Placement, IsReadOfTheLargestBoardWhereNoneIsNamed) {
    Placement placement;
    EXPECT_TRUE(from_text("z99y99", placement));
    EXPECT_EQ(placement, (Placement{{25, 98}, {24, 98}}));
    EXPECT_FALSE(from_text("a100b1", placement));
}

}  // namespace
}  // namespace reami
