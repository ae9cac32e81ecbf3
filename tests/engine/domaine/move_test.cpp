#include "engine/domaine/move.hpp"

#include <gtest/gtest.h>

#include "engine/domaine/state.hpp"

namespace reami::domaine {
namespace {

TEST(DomaineMove, IsReadAsItIsWritten) {  // R14
    for (const char* text :
         {"c3c4", "a12b12", "A02b", "A05k", "B06x",  "C09d",  "C10a",  "A02$", "e4n", "e4e",
          "l1n",  "a12e",   "e4",   "l12",  "b2+d3", "d5>f6", "b2&f6", "end",  "@",   "@A02"}) {
        const auto move = State::parse(text);
        ASSERT_TRUE(move) << text;
        EXPECT_EQ(State::print(*move), text);
    }
}

TEST(DomaineMove, IsNothingElse) {
    for (const char* text :
         {"",    "ready",  "e",     "m1",  "a0",    "a13",   "a01",    "e4w",    "a12n", "l1e",   "l12n",
          "A02", "A06b",   "E01b",  "A2b", "A02x ", "a02b",  "A02$$",  "@A",     "@@",   "@A02b", "end ",
          "b2+", "b2+d3+", "b2-d3", "d5>", ">f6",   "b2&m1", "b2&&f6", "c3c4c5", "e4nn", " e4"})
        EXPECT_EQ(State::parse(text), std::nullopt) << text;
}

}  // namespace
}  // namespace reami::domaine
