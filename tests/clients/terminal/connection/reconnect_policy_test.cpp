// Tests the table of PROTOCOL.md, "Close codes", line by line.
#include "clients/terminal/connection/reconnect_policy.hpp"

#include <gtest/gtest.h>

namespace reami::terminal {
namespace {

using namespace std::chrono_literals;
using What = ComeBack::What;

Patience patience(double chance = 1) {
    return Patience([chance] { return chance; });
}

TEST(ComeBack, StaysWhereComingBackWouldNotHelp) {
    for (const int code : {1000, 1003, 1007, 1009, 4000, 4001, 4002, 4003, 4006, 4007, 4008, 4009})
        EXPECT_EQ(patience().after(static_cast<std::uint16_t>(code)).what, What::stays) << code;
}

TEST(ComeBack, WaitsAMinuteAfterBreakingTheRulesOfTheHouse) {
    const ComeBack then = patience().after(1008);
    EXPECT_EQ(then.what, What::again);
    EXPECT_EQ(then.wait, 60s);
}

TEST(ComeBack, WaitsHalfAMinuteForAFullServer) { EXPECT_EQ(patience().after(1013).wait, 30s); }

TEST(ComeBack, WaitsTwiceAsLongEachTimeThatItReadTooSlowlyUpToAMinute) {
    Patience grows = patience();
    for (const auto wait : {1s, 2s, 4s, 8s, 16s, 32s, 60s, 60s}) {
        const ComeBack then = grows.after(4005);
        EXPECT_EQ(then.what, What::again);
        EXPECT_EQ(then.wait, wait);
        grows.greeted();  // the greeting is the message that it can't read
    }
}

TEST(ComeBack, WaitsShortlyAgainAfterALineThatHeldForAMinute) {
    Patience grows = patience();
    for (int i = 0; i < 3; ++i) grows.after(4005);
    EXPECT_EQ(grows.after(4005, 59'999ms).wait, 8s);
    EXPECT_EQ(grows.after(4005, 60s).wait, 1s);
    EXPECT_EQ(grows.after(4005).wait, 2s);
    grows.after(1006, 60s);
    EXPECT_EQ(grows.after(4005).wait, 1s) << "whatever ended that connection";
}

TEST(ComeBack, ComesAgainWithoutATokenThatIsUnknown) {
    const ComeBack then = patience().after(4004);
    EXPECT_EQ(then.what, What::without_token);
    EXPECT_EQ(then.wait, 0s);
}

TEST(ComeBack, GivesARestartUpToThreeSecondsByChance) {
    EXPECT_EQ(patience(0).after(1012).wait, 0s);
    EXPECT_EQ(patience(0.5).after(1012).wait, 1500ms);
    EXPECT_EQ(patience(1).after(1012).wait, 3s);
}

TEST(ComeBack, GivesARestartTheTimeThatTheServerNamesOnce) {
    Patience told = patience(0.5);
    told.restarts_in(1s);
    EXPECT_EQ(told.after(1012).wait, 500ms);
    EXPECT_EQ(told.after(1006).wait, 375ms);
    told.greeted();
    EXPECT_EQ(told.after(1012).wait, 1500ms) << "this time the server named no time";
}

TEST(ComeBack, CountsARestartOnce) {
    Patience grows = patience();
    grows.after(1012);
    EXPECT_EQ(grows.after(1012).wait, 500ms);
    EXPECT_EQ(grows.after(1006).wait, 1s);
}

TEST(ComeBack, WaitsLongerAndLongerButNotBeyondFifteenSeconds) {
    Patience grows = patience();
    EXPECT_EQ(grows.after(1006).wait, 250ms);
    EXPECT_EQ(grows.after(1006).wait, 500ms);
    EXPECT_EQ(grows.after(1011).wait, 1s);
    for (int i = 0; i < 3; ++i) grows.after(1006);
    EXPECT_EQ(grows.after(1006).wait, 15s);
    EXPECT_EQ(grows.after(1012).wait, 15s);
}

TEST(ComeBack, WaitsShortlyAgainOnceItWasGreeted) {
    Patience grows = patience();
    for (int i = 0; i < 5; ++i) grows.after(1006);
    grows.greeted();
    EXPECT_EQ(grows.after(1006).wait, 250ms);
}

TEST(ComeBack, ManyClientsDoNotComeBackAtTheSameMoment) {
    EXPECT_LT(patience(0).after(1006).wait, patience(1).after(1006).wait);
}

}  // namespace
}  // namespace reami::terminal
