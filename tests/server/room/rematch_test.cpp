// A rematch begins once every seat is taken and every person has asked, in any order.
#include <gtest/gtest.h>

#include "tests/server/room/room_driver.hpp"

namespace reami::room {
namespace {

/// Ada and Bob have played a match to its end.
struct Rematch : ::testing::Test {
    RoomDriver driver;
    ClientId ada = driver.come(1), bob = driver.come(2);

    Rematch() {
        driver.sit(ada, 1, "Ada");
        driver.sit(bob, 2, "Bob");
        driver.ready(bob);
        driver.start(ada);
        driver.play_round({ada, bob});
    }
    static store::MatchNumber match(const RoomDriver& driver) { return driver.room.state().match; }
};

TEST_F(Rematch, BeginsWhenABotTakesTheSeatOfWhoLeft) {
    driver.rematch(ada);
    driver.stand(bob);
    EXPECT_EQ(match(driver), 1) << "a seat is empty";
    EXPECT_EQ(code_of(driver.seat_bot(ada, 2)), "");
    EXPECT_EQ(match(driver), 2);
    EXPECT_EQ(driver.room.state().started->words.size(), 1u) << "a bot adds no word";
}

TEST_F(Rematch, BeginsWhenWhoAskedLastDoesSoAfterTheBotCame) {
    driver.stand(bob);
    driver.seat_bot(ada, 2);
    EXPECT_EQ(match(driver), 1);
    driver.rematch(ada);
    EXPECT_EQ(match(driver), 2);
}

TEST_F(Rematch, WaitsForWhoSatDownSince) {
    const ClientId cleo = driver.come(3);
    driver.rematch(ada);
    driver.stand(bob);
    driver.sit(cleo, 2, "Cleo");
    EXPECT_EQ(match(driver), 1) << "Cleo has not asked";
    driver.rematch(cleo);
    EXPECT_EQ(match(driver), 2);
}

TEST_F(Rematch, WhoAskedAndTheirWordSurviveARestart) {
    const std::string word = "0123456789abcdef0123";
    driver.say(ada, from_client::Rematch{"r1", word});
    RoomDriver after(driver.stored);
    const ClientId bob_again = after.come(2);
    EXPECT_EQ(after.shown().at("seats").at("1").at("ready"), true);
    after.rematch(bob_again);
    EXPECT_EQ(match(after), 2);
    EXPECT_EQ(after.room.state().started->words.at(Seat::from_number(1)), word);
}

TEST_F(Rematch, DoesNotBeginAmongBotsAlone) {
    driver.seat_bot(ada, 2);
    driver.stand(bob);
    driver.seat_bot(ada, 2);
    driver.stand(ada);
    driver.pass(1000);
    EXPECT_EQ(match(driver), 1);
}

TEST_F(Rematch, AskedTwiceTakesTheNewestWordAlsoAfterARestart) {
    driver.say(ada, from_client::Rematch{"r1", std::string(16, 'a')});
    EXPECT_EQ(code_of(driver.say(ada, from_client::Rematch{"r2", std::string(16, 'b')})), "");
    RoomDriver after(driver.stored);
    after.rematch(after.come(2));
    EXPECT_EQ(after.room.state().started->words.at(Seat::from_number(1)), std::string(16, 'b'));
}

TEST_F(Rematch, AskedTwiceWithTheSameWordStoresItOnce) {
    driver.say(ada, from_client::Rematch{"r1", std::string(16, 'a')});
    const std::size_t stored = driver.stored.size();
    EXPECT_EQ(code_of(driver.say(ada, from_client::Rematch{"r2", std::string(16, 'a')})), "");
    EXPECT_EQ(driver.stored.size(), stored);
}

TEST(RoomWords, WhoSitsAgainWithAnotherWordIsRefusedAndTheFirstWordCounts) {
    RoomDriver driver;
    const ClientId ada = driver.come(1), bob = driver.come(2);
    driver.sit(ada, 1, "Ada");
    const from_client::Sit other{"again", Seat::from_number(1), "Ada", std::string(16, 'b')};
    EXPECT_EQ(code_of(driver.say(ada, other)), "room.sits_already");
    driver.sit(bob, 2, "Bob");
    driver.ready(bob);
    driver.start(ada);
    EXPECT_EQ(driver.room.state().started->words.at(Seat::from_number(1)), RoomDriver::word);
    EXPECT_EQ(code_of(driver.say(ada, other)), "") << "no word counts while a match runs";
}

}  // namespace
}  // namespace reami::room
