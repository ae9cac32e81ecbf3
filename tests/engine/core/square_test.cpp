#include "engine/core/square.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace reami {
namespace {

constexpr Board small{8, 8}, large{13, 13};

TEST(Square, IsNamedByColumnLetterAndRowNumberFromTheBottom) {
    EXPECT_EQ(to_text(Square(0, 0)), "a1");
    EXPECT_EQ(to_text(Square(6, 6)), "g7");
    EXPECT_EQ(to_text(Square(12, 12)), "m13");
}

TEST(Square, EveryNameOfABoardIsReadBack) {
    for (int column = 0; column < large.columns; ++column)
        for (int row = 0; row < large.rows; ++row) {
            const Square square(column, row);
            Square read;
            ASSERT_TRUE(from_text(to_text(square), read)) << to_text(square);
            EXPECT_EQ(read, square);
        }
}

TEST(Square, AnythingElseIsNoName) {
    Square square;
    for (const char* text :
         {"", "g", "7", "g0", "g07", "g-1", "g+1", "G7", "g7 ", " g7", "g7g", "g100", "gg7", "{1"})
        EXPECT_FALSE(from_text(text, square)) << text;
}

TEST(Square, IsTakenFromTheFrontOfATextWithAllItsDigits) {
    std::string_view text = "g12g1";
    EXPECT_EQ(take_square(text, large), Square(6, 11));
    EXPECT_EQ(text, "g1");
    EXPECT_EQ(take_square(text, large), Square(6, 0));
    EXPECT_EQ(text, "");
}

TEST(Square, OutsideOfTheBoardIsNotTaken) {
    for (const std::string_view outside : {"i1", "a9", "h10", "n1"}) {
        std::string_view text = outside;
        EXPECT_EQ(take_square(text, small), std::nullopt) << outside;
        EXPECT_EQ(text, outside);
    }
    std::string_view corner = "h8";
    EXPECT_EQ(take_square(corner, small), Square(7, 7));
}

TEST(Square, HasItsNeighboursOnTheBoard) {
    const auto names = [](Square square) {
        std::vector<std::string> all;
        for (const Square next : neighbours(square, small)) all.push_back(to_text(next));
        std::sort(all.begin(), all.end());
        return all;
    };
    EXPECT_EQ(names(Square(3, 3)), (std::vector<std::string>{"c4", "d3", "d5", "e4"}));
    EXPECT_EQ(names(Square(0, 0)), (std::vector<std::string>{"a2", "b1"}));
    EXPECT_EQ(names(Square(7, 7)), (std::vector<std::string>{"g8", "h7"}));
}

TEST(Square, IsAdjacentToThoseThatShareASide) {
    const Square d4(3, 3);
    EXPECT_TRUE(adjacent(d4, Square(3, 4)));
    EXPECT_TRUE(adjacent(d4, Square(2, 3)));
    EXPECT_FALSE(adjacent(d4, d4));
    EXPECT_FALSE(adjacent(d4, Square(4, 4)));
    EXPECT_FALSE(adjacent(d4, Square(3, 5)));
    EXPECT_FALSE(adjacent(Square(7, 3), Square(0, 4)));
}

}  // namespace
}  // namespace reami
