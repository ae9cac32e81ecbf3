// How many wrong codes an address may try. PROTOCOL.md, "Limits".
#include "server/lobby/guess_limit.hpp"

#include <gtest/gtest.h>

namespace reami::lobby {
namespace {

constexpr Millis an_hour = 3'600'000, first_guess = 10 * an_hour;

struct Guessing : ::testing::Test {
    GuessLimit guesses{[] { return 3; }};
    GuessLimit::Address ada = boost::asio::ip::make_address("192.0.2.1"),
                        bob = boost::asio::ip::make_address("192.0.2.2");

    void guess(int times, Millis now) {
        for (int n = 0; n < times; ++n) guesses.count(ada, now);
    }
};

TEST_F(Guessing, UpToTheLimitEveryCodeIsAnsweredAtOnce) {
    guess(2, first_guess);
    EXPECT_FALSE(guesses.are_spent(ada, first_guess));
    for (int n = 0; n < 10; ++n)
        EXPECT_EQ(guesses.turn(ada, first_guess), 0) << "right codes are not counted";
}

TEST_F(Guessing, OverItAnswersComeOneASecond) {
    guess(3, first_guess);
    EXPECT_TRUE(guesses.are_spent(ada, first_guess));
    for (Millis wait = 0; wait <= 8000; wait += 1000) EXPECT_EQ(guesses.turn(ada, first_guess), wait);
    EXPECT_EQ(guesses.turn(ada, first_guess), std::nullopt) << "no more may wait";
    EXPECT_EQ(guesses.turn(ada, first_guess + 1000), 8000);
    EXPECT_EQ(guesses.turn(ada, first_guess + 60'000), 0) << "after a pause";
}

TEST_F(Guessing, OtherAddressesAreAnsweredAtOnce) {
    guess(30, first_guess);
    EXPECT_EQ(guesses.turn(bob, first_guess), 0);
}

TEST_F(Guessing, AGuessIsForgottenAfterAnHour) {
    guess(2, first_guess);
    guess(1, first_guess + an_hour / 2);
    EXPECT_TRUE(guesses.are_spent(ada, first_guess + an_hour - 1));
    EXPECT_EQ(guesses.seconds_left(ada, first_guess + an_hour - 1500), 2);
    EXPECT_FALSE(guesses.are_spent(ada, first_guess + an_hour));
    EXPECT_EQ(guesses.turn(ada, first_guess + an_hour), 0);
}

TEST_F(Guessing, WhatIsGuessedWhileTheyAreSpentDoesNotProlongIt) {
    guess(3, first_guess);
    guess(5, first_guess + an_hour - 1);
    EXPECT_FALSE(guesses.are_spent(ada, first_guess + an_hour));
}

TEST_F(Guessing, OfIPv6AHomeCountsAsOne) {
    const auto one = boost::asio::ip::make_address("2001:db8:1:1::1"),
               other = boost::asio::ip::make_address("2001:db8:1:1::2"),
               elsewhere = boost::asio::ip::make_address("2001:db8:1:2::1");
    for (int n = 0; n < 3; ++n) guesses.count(one, first_guess);
    EXPECT_TRUE(guesses.are_spent(other, first_guess));
    EXPECT_FALSE(guesses.are_spent(elsewhere, first_guess));
}

}  // namespace
}  // namespace reami::lobby
