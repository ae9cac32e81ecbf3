#include "engine/dominium/move.hpp"

#include <gtest/gtest.h>

#include "engine/dominium/state.hpp"

namespace reami::dominium {
namespace {

TEST(DominiumMove, IsALayingAKeepingAPawnOrNone) {  // R8
    EXPECT_EQ(State::parse("e4e5"), Move(Placement{{4, 3}, {4, 4}}));
    EXPECT_EQ(State::parse("+3"), Move(Keep{3}));
    EXPECT_EQ(State::parse("@e4"), Move(Claim{{4, 3}}));
    EXPECT_EQ(State::parse("-"), Move(NoClaim{}));
}

TEST(DominiumMove, IsPrintedAsItIsRead) {
    for (const char* text : {"a1h8", "e4e5", "+1", "+6", "@a1", "@h8", "-"})
        EXPECT_EQ(State::print(State::parse(text).value()), text);
}

TEST(DominiumMove, IsNothingElse) {
    for (const char* text : {"", "e4", "e4e5e6", "i1i2", "a9a8", "a0a1", "+0", "+7", "+03", "+", "+3 ", "@",
                             "@i1", "@a1a2", "--", "E4E5", "ready", "=3"})
        EXPECT_EQ(State::parse(text), std::nullopt) << text;
}

}  // namespace
}  // namespace reami::dominium
