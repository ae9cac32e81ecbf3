// Seats that players leave during a match: a bot plays on, and only its player comes back to a seat.
#include "tests/server/room/three_play.hpp"

namespace reami::room {
namespace {

using Json = RoomDriver::Json;

/// A match of Tóncc, in which three players choose at the same time. Their choices become public when all
/// have chosen.
struct TakingOver : ThreePlay {
    Json choice(ClientId client) {
        const auto state = RoomDriver::of_kind(driver.say(client, from_client::Sync()), "state");
        return state.at("view").at("table").value("choice", Json());
    }
};

/// A match of Kingdomino, in which all information is public.
struct TakingOverInTheOpen : ThreePlay {
    TakingOverInTheOpen() : ThreePlay("kingdomino") {}
};

/// A match of Domaine, in which each hand is secret.
struct TakingOverAHand : ThreePlay {
    TakingOverAHand() : ThreePlay("domaine") {}
};

TEST_F(TakingOverAHand, ABotPlaysUntilTheOwnerIsBackAndNobodyElseSitsThere) {
    driver.stand(bob);
    const Json bot_for_bob{{"bot", "greedy"}, {"name", "Bob"}, {"who", driver.who(bob)}, {"left", true}};
    EXPECT_EQ(seat(2), bot_for_bob);
    EXPECT_EQ(code_of(driver.sit(eve, 2, "Eve")), "room.seat_taken");
    EXPECT_EQ(code_of(driver.say(eve, from_client::Sit{"e", {}, "Eve", RoomDriver::word})), "room.full");
    EXPECT_EQ(code_of(driver.kick(ada, 2)), "room.by_vote");

    RoomDriver after(driver.stored);
    EXPECT_EQ(code_of(after.sit(after.come(4), 2, "Eve")), "room.seat_taken") << "after a restart, too";
    const auto heard = driver.sit(driver.come(2), 2, "Bob");
    EXPECT_EQ(RoomDriver::of_kind(heard, "ok").at("you"), "seat:2");
}

TEST_F(TakingOverAHand, ItIsTheSameWhenTheOwnerLeavesOrIsVotedOut) {
    driver.stand(bob);
    EXPECT_EQ(code_of(driver.sit(eve, 2, "Eve")), "room.seat_taken");
    EXPECT_EQ(code_of(driver.sit(bob, 2, "Bob")), "");
    driver.vote(ada, 2);
    driver.vote(cleo, 2);
    EXPECT_EQ(seat(2), Json({{"bot", "greedy"}, {"left", true}})) << "the bot plays for nobody";
    EXPECT_EQ(code_of(driver.sit(eve, 2, "Eve")), "room.seat_taken");
}

TEST(TakingOverABotsHand, IsForNobody) {
    RoomDriver driver("{}", 2, "domaine");
    const ClientId ada = driver.come(1), eve = driver.come(2);
    driver.sit(ada, 1, "Ada");
    driver.seat_bot(ada, 2);
    driver.start(ada);
    EXPECT_EQ(code_of(driver.kick(ada, 2)), "room.by_vote");
    EXPECT_EQ(code_of(driver.sit(eve, 2, "Eve")), "room.seat_taken");
    EXPECT_EQ(driver.shown().at("seats").at("2"), Json({{"bot", "random"}}));
}

TEST_F(TakingOver, WhoComesBackSeesTheirOwnPendingChoice) {
    driver.play_any(bob);
    driver.stand(bob);
    EXPECT_EQ(code_of(driver.sit(eve, 2, "Eve")), "room.seat_taken");
    driver.sit(bob, 2, "Bob");
    EXPECT_FALSE(choice(bob).is_null());
}

TEST_F(TakingOverInTheOpen, ItIsTheSame) {
    driver.stand(bob);
    EXPECT_EQ(seat(2).at("bot"), "greedy");
    EXPECT_EQ(code_of(driver.sit(eve, 2, "Eve")), "room.seat_taken");
    const auto heard = driver.say(bob, from_client::Sit{"back", {}, "Bob", RoomDriver::word});
    EXPECT_EQ(RoomDriver::of_kind(heard, "ok").at("you"), "seat:2");
    EXPECT_TRUE(seat(2).at("left").get<bool>()) << "Bob plays on, and ranks last";
    driver.vote(ada, 2);
    driver.vote(cleo, 2);
    EXPECT_EQ(code_of(driver.sit(eve, 2, "Eve")), "room.seat_taken");
    EXPECT_EQ(code_of(driver.sit(driver.come(2), 2, "Bob")), "room.voted_out");
}

TEST_F(TakingOver, ABotGoesOnWhateverIdsThePlayerBeforeItUsed) {
    driver.say(bob, driver.any_move(bob, "bot2"));
    driver.play_any(ada);
    driver.play_any(cleo);
    driver.stand(bob);
    driver.settle();
    const Seat bobs = Seat::from_number(2);
    EXPECT_EQ(driver.room.state().position->ask(bobs), AskNumber(3)) << "the second move has been made";
    EXPECT_FALSE(driver.room.state().position->to_act().contains(bobs));
}

TEST_F(TakingOver, InOneMatchAPlayerSitsInOneSeat) {
    driver.stand(bob);
    driver.stand(cleo);
    EXPECT_EQ(code_of(driver.sit(bob, 3, "Bob")), "room.other_seat");
    RoomDriver after(driver.stored);
    const ClientId again = after.come(2);
    EXPECT_EQ(code_of(after.sit(again, 3, "Bob")), "room.other_seat") << "after a restart, too";
    EXPECT_EQ(RoomDriver::of_kind(after.say(again, from_client::Sit{"s", {}, "Bob", RoomDriver::word}), "ok")
                  .at("you"),
              "seat:2")
        << "a request without a seat gets the player's own seat";
}

}  // namespace
}  // namespace reami::room
