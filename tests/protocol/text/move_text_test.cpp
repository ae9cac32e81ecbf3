#include "protocol/text/move_text.hpp"

#include <gtest/gtest.h>

namespace reami::protocol {
namespace {

TEST(MoveText, EachFormHasItsWords) {
    const auto en = Language::en;
    EXPECT_EQ(move_text(en, "kingdomino", "=17"), "Choose domino 17");
    EXPECT_EQ(move_text(en, "kingdomino", "g8g13"),
              "Place the domino with its first half on g8, its second half on g13");
    EXPECT_EQ(move_text(en, "dominium", "+3"), "Keep the tile in the row of fief 3");
    EXPECT_EQ(move_text(en, "dominium", "-"), "Place no pawn");
    EXPECT_EQ(move_text(en, "dominium", "@e4"), "Place a pawn on the territory e4");
    EXPECT_EQ(move_text(en, "dominium", "e4e5"),
              "Lay the tile with its lower half on e4, its higher half on e5");
    EXPECT_EQ(move_text(en, "toncc", "se"), "Go to the south-east");
    EXPECT_EQ(move_text(Language::it, "toncc", "n"), "Vai verso nord");
}

TEST(MoveText, WhatHasNoWordsStaysAsItIs) {
    for (const char* notation : {"", "=", "=17x", "g8", "?"})
        EXPECT_EQ(move_text(Language::en, "kingdomino", notation), notation);
    EXPECT_EQ(move_text(Language::en, "chess", "e2e4"), "e2e4");
}

}  // namespace
}  // namespace reami::protocol
