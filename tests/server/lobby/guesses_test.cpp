// How often an address may name codes that are none. PROTOCOL.md, "Limits".
#include "server/lobby/guesses.hpp"

#include <gtest/gtest.h>

namespace reami::lobby {
namespace {

constexpr Millis hour = 3'600'000, start = 10 * hour;

struct Guessing : ::testing::Test {
    Guesses guesses{3};
    Guesses::Address ada = boost::asio::ip::make_address("192.0.2.1"),
                     bob = boost::asio::ip::make_address("192.0.2.2");

    void guess(int times, Millis now) {
        for (int n = 0; n < times; ++n) guesses.count(ada, now);
    }
};

TEST_F(Guessing, UpToTheLimitEveryCodeIsAnsweredAtOnce) {
    guess(2, start);
    EXPECT_FALSE(guesses.are_spent(ada, start));
    for (int n = 0; n < 10; ++n) EXPECT_EQ(guesses.turn(ada, start), 0) << "right codes are not counted";
}

TEST_F(Guessing, OverItAnswersComeOneASecond) {
    guess(3, start);
    EXPECT_TRUE(guesses.are_spent(ada, start));
    for (Millis wait = 0; wait <= 8000; wait += 1000) EXPECT_EQ(guesses.turn(ada, start), wait);
    EXPECT_EQ(guesses.turn(ada, start), std::nullopt) << "no more may wait";
    EXPECT_EQ(guesses.turn(ada, start + 1000), 8000);
    EXPECT_EQ(guesses.turn(ada, start + 60'000), 0) << "after a pause";
}

TEST_F(Guessing, OtherAddressesAreAnsweredAtOnce) {
    guess(30, start);
    EXPECT_EQ(guesses.turn(bob, start), 0);
}

TEST_F(Guessing, AGuessIsForgottenAfterAnHour) {
    guess(2, start);
    guess(1, start + hour / 2);
    EXPECT_TRUE(guesses.are_spent(ada, start + hour - 1));
    EXPECT_EQ(guesses.seconds_left(ada, start + hour - 1500), 2);
    EXPECT_FALSE(guesses.are_spent(ada, start + hour));
    EXPECT_EQ(guesses.turn(ada, start + hour), 0);
}

TEST_F(Guessing, WhatIsGuessedWhileTheyAreSpentDoesNotProlongIt) {
    guess(3, start);
    guess(5, start + hour - 1);
    EXPECT_FALSE(guesses.are_spent(ada, start + hour));
}

TEST_F(Guessing, OfIPv6AHomeCountsAsOne) {
    const auto one = boost::asio::ip::make_address("2001:db8:1:1::1"),
               other = boost::asio::ip::make_address("2001:db8:1:1::2"),
               elsewhere = boost::asio::ip::make_address("2001:db8:1:2::1");
    for (int n = 0; n < 3; ++n) guesses.count(one, start);
    EXPECT_TRUE(guesses.are_spent(other, start));
    EXPECT_FALSE(guesses.are_spent(elsewhere, start));
}

}  // namespace
}  // namespace reami::lobby
