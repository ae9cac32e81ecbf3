// What a host may do about people: remove, silence, ban; and what all others may do together.
#include "tests/server/room/three_play.hpp"

namespace reami::room {
namespace {

using Json = TableTalk::Json;
using protocol::Close;

struct Hosting : ::testing::Test {
    TableTalk table{"{}", 3};
    GuestId ada = table.come(1), bob = table.come(2), eve = table.come(3);

    Hosting() {
        table.sit(ada, 1, "Ada");
        table.sit(bob, 2, "Bob");
    }
};

TEST_F(Hosting, RemovesWhoWatches) {
    EXPECT_EQ(code_of(table.kick_person(bob, table.who(eve))), "auth.not_host");
    EXPECT_EQ(code_of(table.kick_person(ada, 99)), "room.person");
    EXPECT_EQ(code_of(table.kick_person(ada, table.who(eve))), "");
    EXPECT_EQ(table.goodbye(eve), Close::removed);
    table.go(eve);
    const GuestId again = table.come(3);
    EXPECT_EQ(table.goodbye(again), std::nullopt) << "removed is not banned";
}

TEST_F(Hosting, NamesASeatOrAPersonAndNotBoth) {
    EXPECT_EQ(code_of(table.say(ada, from_client::Kick{"k1", {}, {}})), "wire.field");
    EXPECT_EQ(code_of(table.say(ada, from_client::Kick{"k2", Seat::from_number(2), table.who(bob)})),
              "wire.field");
    EXPECT_EQ(code_of(table.kick_person(ada, table.who(bob))), "") << "who sits, by number";
    EXPECT_TRUE(table.room.table().seats[Seat::from_number(2)].is_empty());
}

TEST_F(Hosting, IsNotForOneself) {
    EXPECT_EQ(code_of(table.kick(ada, 1)), "room.yourself");
    EXPECT_EQ(code_of(table.kick_person(ada, table.who(ada))), "room.yourself");
    EXPECT_EQ(code_of(table.ban(ada, table.who(ada))), "room.yourself");
    EXPECT_EQ(code_of(table.silence(ada, table.who(ada))), "room.yourself");
}

TEST_F(Hosting, SilencesAPersonAndLetsThemSpeakAgain) {
    EXPECT_EQ(code_of(table.silence(bob, table.who(eve))), "auth.not_host");
    EXPECT_EQ(code_of(table.silence(ada, table.who(bob))), "");
    EXPECT_EQ(table.shown().at("silenced"), Json({table.who(bob)}));
    EXPECT_EQ(code_of(table.chat(bob, "Ciao")), "room.silenced");
    EXPECT_EQ(code_of(table.chat(eve, "Ciao")), "");

    TableTalk after(table.stored);
    EXPECT_EQ(code_of(after.chat(after.come(2), "Ciao")), "room.silenced") << "after a restart, too";

    EXPECT_EQ(code_of(table.silence(ada, table.who(bob), false)), "");
    EXPECT_EQ(code_of(table.chat(bob, "Ciao")), "");
    EXPECT_FALSE(table.shown().contains("silenced"));
}

TEST_F(Hosting, WhoHasNoTokenOnDiskIsStoredWithoutAPlayer) {
    const GuestId troll = table.come_new(10, 7);
    table.silence(ada, table.who(troll));
    table.silence(ada, table.who(troll), false);
    table.ban(ada, table.who(troll));
    int records = 0;
    for (const store::Record& record : table.stored)
        if (const auto* person = std::get_if<store::Person>(&record);
            person && person->who == table.who(troll)) {
            EXPECT_EQ(person->player, std::nullopt) << "players that are not on disk can't be named there";
            ++records;
        }
    EXPECT_EQ(records, 3);
    EXPECT_EQ(table.goodbye(table.come_new(10, 8)), Close::banned) << "known as long as the server runs";
}

TEST_F(Hosting, SilencesAllWhoWatch) {
    EXPECT_EQ(code_of(table.silence(ada, std::nullopt)), "");
    EXPECT_EQ(table.shown().at("watchers_silenced"), true);
    EXPECT_EQ(code_of(table.chat(eve, "Ciao")), "room.silenced");
    EXPECT_EQ(code_of(table.chat(bob, "Ciao")), "") << "he sits";

    TableTalk after(table.stored);
    EXPECT_EQ(code_of(after.chat(after.come(3), "Ciao")), "room.silenced");

    EXPECT_EQ(code_of(table.silence(ada, std::nullopt, false)), "");
    EXPECT_EQ(code_of(table.chat(eve, "Ciao")), "");
}

TEST_F(Hosting, BansAPersonForTheRoomsLife) {
    EXPECT_EQ(code_of(table.ban(bob, table.who(eve))), "auth.not_host");
    EXPECT_EQ(code_of(table.ban(ada, table.who(bob))), "");
    EXPECT_EQ(table.goodbye(bob), Close::banned);
    EXPECT_TRUE(table.room.table().seats[Seat::from_number(2)].is_empty());
    table.go(bob);
    const GuestId again = table.come(2);
    EXPECT_EQ(table.goodbye(again), Close::banned);
    EXPECT_TRUE(table.take(again).empty()) << "who is banned hears nothing of the room";

    TableTalk after(table.stored);
    EXPECT_EQ(after.goodbye(after.come(2)), Close::banned);
}

TEST(HostingForAWhile, NobodyBansWhoOpenedTheRoom) {
    store::Opened of_ada = std::get<store::Opened>(TableTalk("{}", 2).stored[0]);
    of_ada.host = 1;
    TableTalk table(std::vector<store::Record>{of_ada});
    const GuestId bob = table.come(2), ada = table.come(1);
    table.sit(bob, 1, "Bob");
    EXPECT_EQ(table.shown().at("host"), "seat:1") << "as long as Ada does not sit";
    EXPECT_EQ(code_of(table.ban(bob, table.who(ada))), "auth.not_host");
}

TEST_F(Hosting, ABanHoldsForNewPlayersOfTheAddressAndNeverForWhoSitsOrSatThere) {
    const GuestId troll = table.come_new(10, 7), friendly = table.come_new(11, 7);
    table.sit(friendly, 3, "Cleo");
    table.stand(friendly);
    EXPECT_EQ(code_of(table.ban(ada, table.who(troll))), "");
    EXPECT_EQ(table.goodbye(troll), Close::banned);
    EXPECT_EQ(table.goodbye(friendly), std::nullopt);

    EXPECT_EQ(table.goodbye(table.come_new(12, 7)), Close::banned) << "new, from there";
    EXPECT_EQ(table.goodbye(table.come_new(13, 8)), std::nullopt) << "new, from elsewhere";
    EXPECT_EQ(table.goodbye(table.come_new(11, 7)), std::nullopt) << "sat there";
    TableTalk after(table.stored);
    EXPECT_EQ(after.goodbye(after.come_new(12, 7)), Close::banned);
    EXPECT_EQ(after.goodbye(after.come_new(11, 7)), std::nullopt);
}

// During a match.

using HostingAMatch = ThreePlay;

TEST_F(HostingAMatch, TheHostRemovesOnlyWhoIsLongAway) {
    EXPECT_EQ(code_of(table.kick(ada, 2)), "room.still_here");
    EXPECT_EQ(code_of(table.ban(ada, table.who(bob))), "room.still_here");
    table.go(bob);
    EXPECT_EQ(code_of(table.kick(ada, 2)), "room.still_here") << "away for a moment";
    table.pass(60'000);
    EXPECT_EQ(code_of(table.kick(ada, 2)), "");
    EXPECT_TRUE(seat(2).is_null());
}

TEST_F(HostingAMatch, WhoWasRemovedTakesTheSeatBackFromABot) {
    lose(bob);
    table.kick(ada, 2);
    table.seat_bot(ada, 2);
    EXPECT_EQ(seat(2).at("name"), "Bob") << "the bot plays for him";
    const GuestId back = table.come(2);
    EXPECT_EQ(code_of(table.sit(eve, 2, "Eve")), "room.seat_taken");
    EXPECT_EQ(TableTalk::of_kind(table.sit(back, 2, "Bob"), "ok").at("you"), "seat:2");
}

TEST_F(HostingAMatch, WhoWasBannedDoesNot) {
    lose(bob);
    EXPECT_EQ(code_of(table.ban(ada, table.who(bob))), "");
    table.seat_bot(ada, 2);
    EXPECT_EQ(table.goodbye(table.come(2)), Close::banned);
}

TEST_F(HostingAMatch, AllOthersTogetherVoteSomebodyOut) {
    EXPECT_EQ(code_of(table.vote(eve, 1)), "auth.not_seated");
    EXPECT_EQ(code_of(table.vote(bob, 2)), "room.yourself");
    EXPECT_EQ(code_of(table.vote(bob, 1)), "");
    EXPECT_EQ(seat(1).at("out"), Json({2}));
    EXPECT_EQ(code_of(table.vote(bob, 1, false)), "") << "and takes it back";
    EXPECT_FALSE(seat(1).contains("out"));
    table.vote(bob, 1);
    EXPECT_EQ(table.goodbye(ada), std::nullopt);
    EXPECT_EQ(code_of(table.vote(cleo, 1)), "");
    EXPECT_EQ(table.goodbye(ada), Close::removed);
    EXPECT_TRUE(seat(1).is_null());
    EXPECT_EQ(table.shown().at("host"), "seat:2");
}

TEST_F(HostingAMatch, WhoWasVotedOutSitsNoMoreInThisMatch) {
    table.vote(bob, 1);
    table.vote(cleo, 1);
    table.go(ada);
    EXPECT_EQ(code_of(table.sit(table.come(1), 1, "Ada")), "room.voted_out");
    table.seat_bot(bob, 1);
    EXPECT_FALSE(seat(1).contains("name")) << "the bot plays for nobody";

    TableTalk after(table.stored);
    EXPECT_EQ(code_of(after.sit(after.come(1), 1, "Ada")), "room.voted_out");
}

TEST_F(HostingAMatch, WhoLeavesTakesTheirVoteAlong) {
    table.vote(bob, 1);
    table.stand(bob);
    EXPECT_FALSE(seat(1).contains("out"));
    EXPECT_EQ(code_of(table.vote(cleo, 1)), "room.too_few") << "two are left";
}

struct TwoOfThem : Hosting {};
TEST_F(TwoOfThem, DoNotVote) { EXPECT_EQ(code_of(table.vote(bob, 1)), "room.too_few"); }

}  // namespace
}  // namespace reami::room
