#include "engine/kingdomino/move.hpp"

#include <gtest/gtest.h>

#include <regex>

#include "engine/kingdomino/dominoes.hpp"
#include "engine/kingdomino/state.hpp"

namespace reami::kingdomino {
namespace {

TEST(KingdominoMove, EveryPlacementOnTheBoardIsWrittenAndReadBack) {
    const std::regex pattern("([a-m]([1-9]|1[0-3])){2}");  // R6
    for (int first = 0; first < 169; ++first)
        for (int second = 0; second < 169; ++second) {
            const Move move = Placement{{first % 13, first / 13}, {second % 13, second / 13}};
            const std::string text = State::print(move);
            ASSERT_EQ(State::parse(text), move) << text;
            ASSERT_TRUE((first * 169 + second) % 97 != 0 || std::regex_match(text, pattern)) << text;
        }
}

TEST(KingdominoMove, EveryChoiceIsWrittenAndReadBack) {
    for (int number = 1; number <= domino_count; ++number) {
        const Move move = Choice{static_cast<std::uint8_t>(number)};
        EXPECT_EQ(State::print(move), "=" + std::to_string(number));
        EXPECT_EQ(State::parse(State::print(move)), move);
    }
}

TEST(KingdominoMove, FirstHalfComesFirst) {  // R6: the domino's first half on g8, its second on g9
    EXPECT_EQ(State::parse("g8g9"), Move(Placement{{6, 7}, {6, 8}}));
    EXPECT_EQ(State::parse("g10g9"), Move(Placement{{6, 9}, {6, 8}}));
}

TEST(KingdominoMove, NothingElseIsAMove) {
    for (const char* text : {"",      "=",      "=0",    "=49",     "=017",  "=17 ",
                             "= 17",  "=+1",    "=-1",   "=1a",     "=100",  "=99999999999999999999",
                             "17",    "g8",     "g8g",   "g8g9g10", "g8 g9", "n1n2",
                             "a0a1",  "a14a13", "a01a2", "G8G9",    "g8-g9", "ready",
                             "g8g9\n"})
        EXPECT_EQ(State::parse(text), std::nullopt) << text;
}

}  // namespace
}  // namespace reami::kingdomino
