// A further match begins once every seat is filled and every person has asked, in whatever order.
#include <gtest/gtest.h>

#include "tests/server/room/table_talk.hpp"

namespace reami::room {
namespace {

/// Ada and Bob have played a match to its end.
struct Rematch : ::testing::Test {
    TableTalk table;
    GuestId ada = table.come(1), bob = table.come(2);

    Rematch() {
        table.sit(ada, 1, "Ada");
        table.sit(bob, 2, "Bob");
        table.ready(bob);
        table.start(ada);
        table.play_round({ada, bob});
    }
    static int match(const TableTalk& table) { return table.room.table().match; }
};

TEST_F(Rematch, BeginsWhenABotTakesTheSeatOfWhoLeft) {
    table.rematch(ada);
    table.stand(bob);
    EXPECT_EQ(match(table), 1) << "a seat is empty";
    EXPECT_EQ(code_of(table.seat_bot(ada, 2)), "");
    EXPECT_EQ(match(table), 2);
    EXPECT_EQ(table.room.table().started->words.size(), 1u) << "a bot adds no word";
}

TEST_F(Rematch, BeginsWhenWhoAskedLastDoesSoAfterTheBotCame) {
    table.stand(bob);
    table.seat_bot(ada, 2);
    EXPECT_EQ(match(table), 1);
    table.rematch(ada);
    EXPECT_EQ(match(table), 2);
}

TEST_F(Rematch, WaitsForWhoSatDownSince) {
    const GuestId cleo = table.come(3);
    table.rematch(ada);
    table.stand(bob);
    table.sit(cleo, 2, "Cleo");
    EXPECT_EQ(match(table), 1) << "Cleo has not asked";
    table.rematch(cleo);
    EXPECT_EQ(match(table), 2);
}

TEST_F(Rematch, WhoAskedAndTheirWordSurviveARestart) {
    const std::string word = "0123456789abcdef0123";
    table.say(ada, from_client::Rematch{"r1", word});
    TableTalk after(table.stored);
    const GuestId bob_again = after.come(2);
    EXPECT_EQ(after.shown().at("seats").at("1").at("ready"), true);
    after.rematch(bob_again);
    EXPECT_EQ(match(after), 2);
    EXPECT_EQ(after.room.table().started->words.at(Seat::from_number(1)), word);
}

TEST_F(Rematch, DoesNotBeginAmongBotsAlone) {
    table.seat_bot(ada, 2);
    table.stand(bob);
    table.seat_bot(ada, 2);
    table.stand(ada);
    table.pass(1000);
    EXPECT_EQ(match(table), 1);
}

TEST_F(Rematch, AskedTwiceKeepsTheFirstWord) {
    table.say(ada, from_client::Rematch{"r1", std::string(16, 'a')});
    EXPECT_EQ(code_of(table.say(ada, from_client::Rematch{"r2", std::string(16, 'b')})), "");
    table.rematch(bob);
    EXPECT_EQ(table.room.table().started->words.at(Seat::from_number(1)), std::string(16, 'a'));
}

}  // namespace
}  // namespace reami::room
