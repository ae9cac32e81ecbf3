#include "protocol/text/move_text.hpp"

#include <gtest/gtest.h>

#include <utility>

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

TEST(MoveText, EachFormOfDomaineHasItsWords) {
    const std::pair<const char*, const char*> texts[] = {
        {"c3c4", "Place a castle on c3 and its knight on c4"},
        {"A02b", "Play A02: borders"},
        {"D07a", "Play D07: alliance"},
        {"A02$", "Sell A02"},
        {"e4n", "Border above e4"},
        {"e4e", "Border right of e4"},
        {"e12", "Knight on e12"},
        {"b2+d3", "Expand the domain of b2 to d3"},
        {"d5>f6", "Let the knight on d5 desert to f6"},
        {"b2&f6", "Ally the domain of b2 with that of f6"},
        {"end", "End the action"},
        {"@", "Draw from the deck"},
        {"@A02", "Take A02 from the Court"},
    };
    for (const auto& [notation, words] : texts)
        EXPECT_EQ(move_text(Language::en, "domaine", notation), words);
    EXPECT_EQ(move_text(Language::it, "domaine", "C07x"), "Gioca C07: espansione");
}

TEST(MoveText, WhatHasNoWordsStaysAsItIs) {
    for (const char* notation : {"", "=", "=17x", "g8", "?"})
        EXPECT_EQ(move_text(Language::en, "kingdomino", notation), notation);
    EXPECT_EQ(move_text(Language::en, "chess", "e2e4"), "e2e4");
}

}  // namespace
}  // namespace reami::protocol
