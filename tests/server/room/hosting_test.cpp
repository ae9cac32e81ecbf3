// Moderation: the host removes, silences and bans people, and all other players together vote a player out.
#include "server/room/admin_orders.hpp"
#include "tests/server/room/three_play.hpp"

namespace reami::room {
namespace {

using Json = RoomDriver::Json;
using protocol::Close;

struct Hosting : ::testing::Test {
    RoomDriver driver{"{}", 3};
    ClientId ada = driver.come(1), bob = driver.come(2), eve = driver.come(3);

    Hosting() {
        driver.sit(ada, 1, "Ada");
        driver.sit(bob, 2, "Bob");
    }
};

TEST_F(Hosting, RemovesWhoWatches) {
    EXPECT_EQ(code_of(driver.kick_person(bob, driver.who(eve))), "auth.not_host");
    EXPECT_EQ(code_of(driver.kick_person(ada, 99)), "room.person");
    EXPECT_EQ(code_of(driver.kick_person(ada, driver.who(eve))), "");
    EXPECT_EQ(driver.goodbye(eve), Close::removed);
    driver.go(eve);
    const ClientId again = driver.come(3);
    EXPECT_EQ(driver.goodbye(again), std::nullopt) << "a removed player may come back";
}

TEST_F(Hosting, NamesASeatOrAPersonAndNotBoth) {
    EXPECT_EQ(code_of(driver.say(ada, from_client::Kick{"k1", {}, {}})), "wire.field");
    EXPECT_EQ(code_of(driver.say(ada, from_client::Kick{"k2", Seat::from_number(2), driver.who(bob)})),
              "wire.field");
    EXPECT_EQ(code_of(driver.kick_person(ada, driver.who(bob))), "")
        << "a seated player can be named by number";
    EXPECT_TRUE(driver.room.state().seats[Seat::from_number(2)].is_empty());
}

TEST_F(Hosting, IsNotForOneself) {
    EXPECT_EQ(code_of(driver.kick(ada, 1)), "room.yourself");
    EXPECT_EQ(code_of(driver.kick_person(ada, driver.who(ada))), "room.yourself");
    EXPECT_EQ(code_of(driver.ban(ada, driver.who(ada))), "room.yourself");
    EXPECT_EQ(code_of(driver.silence(ada, driver.who(ada))), "room.yourself");
}

TEST_F(Hosting, SilencesAPersonAndLetsThemSpeakAgain) {
    EXPECT_EQ(code_of(driver.silence(bob, driver.who(eve))), "auth.not_host");
    EXPECT_EQ(code_of(driver.silence(ada, driver.who(bob))), "");
    EXPECT_EQ(driver.shown().at("silenced"), Json({driver.who(bob)}));
    EXPECT_EQ(code_of(driver.chat(bob, "Ciao")), "room.silenced");
    EXPECT_EQ(code_of(driver.chat(eve, "Ciao")), "");

    RoomDriver after(driver.stored);
    EXPECT_EQ(code_of(after.chat(after.come(2), "Ciao")), "room.silenced") << "after a restart, too";

    EXPECT_EQ(code_of(driver.silence(ada, driver.who(bob), false)), "");
    EXPECT_EQ(code_of(driver.chat(bob, "Ciao")), "");
    EXPECT_FALSE(driver.shown().contains("silenced"));
}

TEST_F(Hosting, WhoHasNoTokenOnDiskIsStoredWithoutAPlayer) {
    const ClientId troll = driver.come_new(10, 7);
    driver.silence(ada, driver.who(troll));
    driver.silence(ada, driver.who(troll), false);
    driver.ban(ada, driver.who(troll));
    int records = 0;
    for (const store::Record& record : driver.stored)
        if (const auto* person = std::get_if<store::Person>(&record);
            person && person->who == driver.who(troll)) {
            EXPECT_EQ(person->player, std::nullopt) << "the record can't name a player who is not stored";
            ++records;
        }
    EXPECT_EQ(records, 3);
    EXPECT_EQ(driver.goodbye(driver.come_new(10, 8)), Close::banned)
        << "the ban lasts as long as the server runs";
}

TEST_F(Hosting, SilencesAllWhoWatch) {
    EXPECT_EQ(code_of(driver.silence(ada, std::nullopt)), "");
    EXPECT_EQ(driver.shown().at("watchers_silenced"), true);
    EXPECT_EQ(code_of(driver.chat(eve, "Ciao")), "room.silenced");
    EXPECT_EQ(code_of(driver.chat(bob, "Ciao")), "") << "Bob sits";

    RoomDriver after(driver.stored);
    EXPECT_EQ(code_of(after.chat(after.come(3), "Ciao")), "room.silenced");

    EXPECT_EQ(code_of(driver.silence(ada, std::nullopt, false)), "");
    EXPECT_EQ(code_of(driver.chat(eve, "Ciao")), "");
}

TEST_F(Hosting, EverybodyReadsWhoLeftASeatAndWhyUntilSomebodySitsThere) {
    const auto departed = [&] { return driver.shown().value("departed", Json::object()); };
    const Json of_bob{{"name", "Bob"}, {"why", "removed"}};
    EXPECT_EQ(departed(), Json::object());
    driver.kick(ada, 2);
    EXPECT_EQ(departed(), Json({{"2", of_bob}}));

    RoomDriver after(driver.stored);
    EXPECT_EQ(after.shown().at("departed"), Json({{"2", of_bob}})) << "also after a restart";

    driver.seat_bot(ada, 2);
    EXPECT_EQ(departed(), Json::object());
    driver.kick(ada, 2);
    EXPECT_EQ(departed(), Json::object()) << "a removed bot is not listed";

    driver.stand(ada);
    EXPECT_EQ(departed(), Json({{"1", {{"name", "Ada"}, {"why", "left"}}}}));
}

TEST_F(Hosting, SaysHowFastBotsAre) {
    EXPECT_FALSE(driver.shown().contains("fast_bots"));
    EXPECT_EQ(code_of(driver.pace(bob, true)), "auth.not_host");
    EXPECT_EQ(code_of(driver.pace(ada, true)), "");
    EXPECT_EQ(driver.shown().at("fast_bots"), true);

    RoomDriver after(driver.stored);
    after.come(1);
    EXPECT_EQ(after.shown().at("fast_bots"), true);

    EXPECT_EQ(code_of(driver.pace(ada, false)), "");
    EXPECT_FALSE(driver.shown().contains("fast_bots"));
}

TEST_F(Hosting, BansAPersonForTheRoomsLife) {
    EXPECT_EQ(code_of(driver.ban(bob, driver.who(eve))), "auth.not_host");
    EXPECT_EQ(code_of(driver.ban(ada, driver.who(bob))), "");
    EXPECT_EQ(driver.goodbye(bob), Close::banned);
    EXPECT_TRUE(driver.room.state().seats[Seat::from_number(2)].is_empty());
    driver.go(bob);
    const ClientId again = driver.come(2);
    EXPECT_EQ(driver.goodbye(again), Close::banned);
    EXPECT_TRUE(driver.take(again).empty()) << "a banned client gets no message of the room";

    RoomDriver after(driver.stored);
    EXPECT_EQ(after.goodbye(after.come(2)), Close::banned);
}

TEST(HostingForAWhile, NobodyBansWhoOpenedTheRoom) {
    store::RoomOpened of_ada = std::get<store::RoomOpened>(RoomDriver("{}", 2).stored[0]);
    of_ada.host = 1;
    RoomDriver driver(std::vector<store::Record>{of_ada});
    const ClientId bob = driver.come(2), ada = driver.come(1);
    driver.sit(bob, 1, "Bob");
    EXPECT_EQ(driver.shown().at("host"), "seat:1") << "Ada, who opened the room, does not sit";
    EXPECT_EQ(code_of(driver.ban(bob, driver.who(ada))), "auth.not_host");
}

TEST_F(Hosting, ABanHoldsForNewPlayersOfTheAddressAndNeverForWhoSitsOrSatThere) {
    const ClientId troll = driver.come_new(10, 7), friendly = driver.come_new(11, 7);
    driver.sit(friendly, 3, "Cleo");
    driver.stand(friendly);
    EXPECT_EQ(code_of(driver.ban(ada, driver.who(troll))), "");
    EXPECT_EQ(driver.goodbye(troll), Close::banned);
    EXPECT_EQ(driver.goodbye(friendly), std::nullopt);

    EXPECT_EQ(driver.goodbye(driver.come_new(12, 7)), Close::banned) << "a new player at that address";
    EXPECT_EQ(driver.goodbye(driver.come_new(13, 8)), std::nullopt) << "a new player at another address";
    EXPECT_EQ(driver.goodbye(driver.come_new(11, 7)), std::nullopt) << "this player has had a seat";
    RoomDriver after(driver.stored);
    EXPECT_EQ(after.goodbye(after.come_new(12, 7)), Close::banned);
    EXPECT_EQ(after.goodbye(after.come_new(11, 7)), std::nullopt);
}

// The following tests are about a running match.

using HostingAMatch = ThreePlay;

TEST_F(HostingAMatch, OnlyAVoteRemovesAPlayer) {
    lose(bob);
    driver.pass(3'600'000);
    for (const auto& heard :
         {driver.kick(ada, 3), driver.ban(ada, driver.who(cleo)), driver.seat_bot(ada, 3)})
        EXPECT_EQ(code_of(heard), "room.by_vote");
    EXPECT_EQ(code_of(driver.kick(ada, 2)), "room.by_vote") << "also if the player is away";
}

TEST_F(HostingAMatch, WhoLeftIsBannedFromComingBack) {
    driver.stand(bob);
    EXPECT_EQ(code_of(driver.ban(ada, driver.who(bob))), "");
    EXPECT_EQ(driver.goodbye(driver.come(2)), Close::banned);
    EXPECT_EQ(seat(2).at("bot"), "greedy");
}

TEST_F(HostingAMatch, ABanOfWhoHasASeatInItEndsWithTheMatch) {
    driver.stand(bob);
    driver.ban(ada, driver.who(bob));
    driver.ban(ada, driver.who(eve));
    RoomDriver during(driver.stored);
    EXPECT_EQ(during.goodbye(during.come(2)), Close::banned);
    auto end = *judge(driver.room.snapshot(), AdminOrder{.what = AdminOrder::What::end_match},
                      InputContext{driver.moment(), Secret{9}});
    driver.stored.insert(driver.stored.end(), end.records.begin(), end.records.end());
    driver.room.advance(std::move(end), driver.moment());
    ASSERT_EQ(driver.room.state().phase, Phase::ended);
    EXPECT_EQ(driver.goodbye(driver.come(2)), std::nullopt);
    EXPECT_EQ(driver.goodbye(driver.come(4)), Close::banned) << "Eve was a spectator";
    RoomDriver after(driver.stored);
    EXPECT_EQ(after.goodbye(after.come(2)), std::nullopt) << "after a restart, too";
}

TEST_F(HostingAMatch, AllOthersTogetherVoteSomebodyOut) {
    EXPECT_EQ(code_of(driver.vote(eve, 1)), "auth.not_seated");
    EXPECT_EQ(code_of(driver.vote(bob, 2)), "room.yourself");
    EXPECT_EQ(code_of(driver.vote(bob, 1)), "");
    EXPECT_EQ(seat(1).at("out"), Json({2}));
    EXPECT_EQ(code_of(driver.vote(bob, 1, false)), "") << "Bob takes the vote back";
    EXPECT_FALSE(seat(1).contains("out"));
    driver.vote(bob, 1);
    EXPECT_EQ(driver.goodbye(ada), std::nullopt);
    EXPECT_EQ(code_of(driver.vote(cleo, 1)), "");
    EXPECT_EQ(driver.goodbye(ada), Close::removed);
    EXPECT_EQ(seat(1), Json({{"bot", "greedy"}, {"left", true}}));
    EXPECT_EQ(code_of(driver.vote(bob, 1)), "room.seat_of_bot");
    EXPECT_EQ(driver.shown().at("host"), "seat:2");
}

TEST_F(HostingAMatch, WhoWasVotedOutSitsNoMoreInThisMatch) {
    driver.vote(bob, 1);
    driver.vote(cleo, 1);
    driver.go(ada);
    EXPECT_EQ(code_of(driver.sit(driver.come(1), 1, "Ada")), "room.voted_out");
    driver.seat_bot(bob, 1);
    EXPECT_FALSE(seat(1).contains("name")) << "the seat belongs to nobody";

    RoomDriver after(driver.stored);
    EXPECT_EQ(code_of(after.sit(after.come(1), 1, "Ada")), "room.voted_out");
}

TEST_F(HostingAMatch, WhoLeavesTakesTheirVoteAlong) {
    driver.vote(bob, 1);
    driver.stand(bob);
    EXPECT_FALSE(seat(1).contains("out"));
    EXPECT_EQ(code_of(driver.vote(cleo, 1)), "room.too_few") << "only two players are left";
}

struct TwoOfThem : Hosting {};
TEST_F(TwoOfThem, DoNotVote) { EXPECT_EQ(code_of(driver.vote(bob, 1)), "room.too_few"); }

}  // namespace
}  // namespace reami::room
