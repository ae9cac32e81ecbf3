// Seats that change hands during a match: what the next player sees, and which players are refused.
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
    lose(bob);
    EXPECT_EQ(code_of(driver.kick(ada, 2)), "");
    const Json bot_for_bob{{"bot", "greedy"}, {"name", "Bob"}, {"who", driver.who(bob)}};
    EXPECT_EQ(seat(2), bot_for_bob);
    EXPECT_EQ(code_of(driver.sit(eve, 2, "Eve")), "room.seat_taken");
    EXPECT_EQ(code_of(driver.say(eve, from_client::Sit{"e", {}, "Eve", RoomDriver::word})), "room.full");
    driver.kick(ada, 2);
    EXPECT_EQ(seat(2), bot_for_bob) << "the bot plays on at once";

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
    EXPECT_EQ(seat(2), Json({{"bot", "greedy"}})) << "the bot plays for nobody";
    EXPECT_EQ(code_of(driver.sit(eve, 2, "Eve")), "room.seat_taken");
}

TEST(TakingOverABotsHand, IsForNobody) {
    RoomDriver driver("{}", 2, "domaine");
    const ClientId ada = driver.come(1), eve = driver.come(2);
    driver.sit(ada, 1, "Ada");
    driver.seat_bot(ada, 2);
    driver.start(ada);
    driver.kick(ada, 2);
    EXPECT_EQ(code_of(driver.sit(eve, 2, "Eve")), "room.seat_taken");
    EXPECT_EQ(driver.shown().at("seats").at("2"), Json({{"bot", "greedy"}}));
}

TEST_F(TakingOver, WhoComesBackSeesTheirOwnPendingChoice) {
    driver.play_any(bob);
    driver.stand(bob);
    EXPECT_EQ(code_of(driver.sit(eve, 2, "Eve")), "room.seat_taken");
    driver.sit(bob, 2, "Bob");
    EXPECT_FALSE(choice(bob).is_null());
}

TEST_F(TakingOverInTheOpen, AnybodyTakesAnEmptiedSeatAndItsOwnerTakesItBackAtOnce) {
    driver.stand(bob);
    EXPECT_EQ(code_of(driver.sit(eve, 2, "Eve")), "");
    EXPECT_EQ(seat(2).at("name"), "Eve");
    EXPECT_EQ(seat(2).at("owner"), driver.who(bob));
    driver.take(eve);
    const auto heard = driver.say(bob, from_client::Sit{"back", {}, "Bob", RoomDriver::word});
    EXPECT_EQ(RoomDriver::of_kind(heard, "ok").at("you"), "seat:2");
    EXPECT_EQ(RoomDriver::of_kind(driver.take(eve), "here").at("you"), "public");
    EXPECT_FALSE(seat(2).contains("owner"));
    EXPECT_EQ(code_of(driver.sit(eve, 2, "Eve")), "room.seat_taken");
}

TEST_F(TakingOverInTheOpen, TheSeatStaysItsOwnersHoweverOftenItIsTaken) {
    driver.stand(bob);
    driver.sit(eve, 2, "Eve");
    driver.sit(bob, 2, "Bob");
    driver.stand(bob);
    driver.sit(eve, 2, "Eve");
    RoomDriver after(driver.stored);
    EXPECT_EQ(code_of(after.sit(after.come(2), 2, "Bob")), "") << "after a restart, too";
}

TEST_F(TakingOverInTheOpen, WhoWasVotedOutLeavesItToWhoTakesIt) {
    driver.vote(ada, 2);
    driver.vote(cleo, 2);
    EXPECT_EQ(code_of(driver.sit(eve, 2, "Eve")), "");
    EXPECT_FALSE(seat(2).contains("owner"));
    EXPECT_EQ(code_of(driver.sit(driver.come(2), 2, "Bob")), "room.voted_out");
}

TEST_F(TakingOver, ABotGoesOnWhateverIdsThePlayerBeforeItUsed) {
    driver.say(bob, driver.any_move(bob, "bot2"));
    driver.play_any(ada);
    driver.play_any(cleo);
    lose(bob);
    driver.kick(ada, 2);
    const Seat bobs = Seat::from_number(2);
    EXPECT_EQ(driver.room.state().position->ask(bobs), AskNumber(3)) << "the second move has been made";
    EXPECT_FALSE(driver.room.state().position->to_act().contains(bobs));
}

TEST_F(TakingOverInTheOpen, IdsOfMovesBelongToThePlayerAndNotToTheSeat) {
    const Seat second = Seat::from_number(2);
    const auto until_the_second_is_asked = [&] {
        while (!driver.room.state().position->to_act().contains(second)) {
            const Seat asked = *driver.room.state().position->to_act().begin();
            driver.play_any(asked == Seat::from_number(1) ? ada : cleo);
        }
    };
    until_the_second_is_asked();
    const from_client::Move bobs = driver.any_move(bob, "m1");
    const Json bobs_v = RoomDriver::of_kind(driver.say(bob, bobs), "patch").at("v");
    driver.stand(bob);
    driver.sit(eve, 2, "Eve");
    until_the_second_is_asked();
    const from_client::Move eves = driver.any_move(eve, "m1");
    EXPECT_EQ(code_of(driver.say(eve, bobs)), "move.late") << "this move is Bob's";
    const Json patch = RoomDriver::of_kind(driver.say(eve, eves), "patch");
    ASSERT_FALSE(patch.is_null()) << "the id of Bob's move does not answer Eve's";
    EXPECT_EQ(patch.at("id"), "m1");
    EXPECT_GT(patch.at("v").get<int>(), bobs_v.get<int>());
    EXPECT_EQ(RoomDriver::of_kind(driver.say(eve, eves), "ok").at("v"), patch.at("v"))
        << "the repeated move gets the same answer";

    RoomDriver after(driver.stored);
    const ClientId eve_again = after.come(4), bob_again = after.come(2);
    EXPECT_EQ(RoomDriver::of_kind(after.say(eve_again, eves), "ok").at("v"), patch.at("v"));
    after.sit(bob_again, 2, "Bob");
    EXPECT_EQ(RoomDriver::of_kind(after.say(bob_again, bobs), "ok").at("v"), bobs_v);
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

TEST_F(TakingOverInTheOpen, WhoTookASeatOverHasHadOne) {
    driver.stand(bob);
    driver.sit(eve, 2, "Eve");
    driver.stand(eve);
    driver.stand(cleo);
    EXPECT_EQ(code_of(driver.sit(eve, 3, "Eve")), "room.other_seat");
    EXPECT_EQ(code_of(driver.sit(bob, 2, "Bob")), "") << "his own seat is free again";
}

}  // namespace
}  // namespace reami::room
