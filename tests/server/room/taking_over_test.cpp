// Seats that change hands during a match: what the next person sees, and who may not be it.
#include "tests/server/room/three_play.hpp"

namespace reami::room {
namespace {

using Json = RoomDriver::Json;

/// Three Kings of Tóncc, who choose at the same time; what is chosen is shown when all have.
struct TakingOver : ThreePlay {
    static Json choice(const std::vector<Json>& heard) {
        return RoomDriver::of_kind(heard, "state").at("view").at("table").value("choice", Json());
    }
    Json choice(ClientId client) { return choice(driver.say(client, from_client::Sync())); }
    /// Bob chooses, is lost, and is removed.
    void bob_chooses_and_goes() {
        driver.play_any(bob);
        ASSERT_FALSE(choice(bob).is_null());
        lose(bob);
        driver.kick(ada, 2);
    }
};

TEST_F(TakingOver, APendingChoiceIsHiddenFromWhoTakesTheSeat) {
    bob_chooses_and_goes();
    const auto heard = driver.sit(eve, 2, "Eve");
    EXPECT_TRUE(choice(heard).is_null());
    EXPECT_EQ(RoomDriver::of_kind(heard, "state").at("view").at("table").at("chosen"), Json({{"2", true}}))
        << "that there is one, all see";

    const auto patch = RoomDriver::of_kind(driver.play_any(ada), "patch");
    EXPECT_FALSE(patch.is_null());
    EXPECT_TRUE(choice(eve).is_null());
}

TEST_F(TakingOver, ItStaysHiddenAfterARestart) {
    bob_chooses_and_goes();
    driver.sit(eve, 2, "Eve");
    RoomDriver after(driver.stored);
    const ClientId again = after.come(4);
    EXPECT_TRUE(choice(after.take(again)).is_null());
}

TEST_F(TakingOver, OnceItIsResolvedTheirOwnChoiceIsShownToThem) {
    bob_chooses_and_goes();
    driver.sit(eve, 2, "Eve");
    driver.play_any(ada);
    driver.play_any(cleo);
    driver.take(eve);
    const auto patch = RoomDriver::of_kind(driver.play_any(eve), "patch");
    ASSERT_FALSE(patch.is_null());
    EXPECT_FALSE(choice(eve).is_null());
    EXPECT_TRUE(patch.at("change").at("table").contains("choice"));
}

TEST_F(TakingOver, WhoHasNotChosenLeavesNothingHidden) {
    lose(bob);
    driver.kick(ada, 2);
    driver.sit(eve, 2, "Eve");
    driver.play_any(eve);
    EXPECT_FALSE(choice(eve).is_null());
}

TEST_F(TakingOver, ABotGoesOnWhateverIdsThePlayerBeforeItUsed) {
    driver.say(bob, driver.any_move(bob, "bot2"));
    driver.play_any(ada);
    driver.play_any(cleo);
    lose(bob);
    driver.kick(ada, 2);
    const Seat bobs = Seat::from_number(2);
    ASSERT_EQ(driver.room.state().position->ask(bobs), AskNumber(2));
    driver.seat_bot(ada, 2);
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
        << "without a seat, their own";
}

TEST_F(TakingOver, WhoTookASeatOverHasHadOne) {
    driver.stand(bob);
    driver.sit(eve, 2, "Eve");
    driver.stand(eve);
    driver.stand(cleo);
    EXPECT_EQ(code_of(driver.sit(eve, 3, "Eve")), "room.other_seat");
    EXPECT_EQ(code_of(driver.sit(bob, 2, "Bob")), "") << "his own seat is free again";
}

}  // namespace
}  // namespace reami::room
