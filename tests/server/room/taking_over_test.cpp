// Seats that change hands during a match: what the next person sees, and who may not be it.
#include "tests/server/room/three_play.hpp"

namespace reami::room {
namespace {

using Json = TableTalk::Json;

/// Three Kings of Tóncc, who choose at the same time; what is chosen is shown when all have.
struct TakingOver : ThreePlay {
    static Json choice(const std::vector<Json>& heard) {
        return TableTalk::of_kind(heard, "state").at("view").at("table").value("choice", Json());
    }
    Json choice(GuestId guest) { return choice(table.say(guest, from_client::Sync())); }
    /// Bob chooses, is lost, and is removed.
    void bob_chooses_and_goes() {
        table.play_any(bob);
        ASSERT_FALSE(choice(bob).is_null());
        lose(bob);
        table.kick(ada, 2);
    }
};

TEST_F(TakingOver, APendingChoiceIsHiddenFromWhoTakesTheSeat) {
    bob_chooses_and_goes();
    const auto heard = table.sit(eve, 2, "Eve");
    EXPECT_TRUE(choice(heard).is_null());
    EXPECT_EQ(TableTalk::of_kind(heard, "state").at("view").at("table").at("chosen"), Json({{"2", true}}))
        << "that there is one, all see";

    const auto patch = TableTalk::of_kind(table.play_any(ada), "patch");
    EXPECT_FALSE(patch.is_null());
    EXPECT_TRUE(choice(eve).is_null());
}

TEST_F(TakingOver, ItStaysHiddenAfterARestart) {
    bob_chooses_and_goes();
    table.sit(eve, 2, "Eve");
    TableTalk after(table.stored);
    const GuestId again = after.come(4);
    EXPECT_TRUE(choice(after.take(again)).is_null());
}

TEST_F(TakingOver, OnceItIsResolvedTheirOwnChoiceIsShownToThem) {
    bob_chooses_and_goes();
    table.sit(eve, 2, "Eve");
    table.play_any(ada);
    table.play_any(cleo);
    table.take(eve);
    const auto patch = TableTalk::of_kind(table.play_any(eve), "patch");
    ASSERT_FALSE(patch.is_null());
    EXPECT_FALSE(choice(eve).is_null());
    bool shows_choice = false;
    for (const Json& op : patch.at("ops")) shows_choice |= op.at("path") == "/table/choice";
    EXPECT_TRUE(shows_choice);
}

TEST_F(TakingOver, WhoHasNotChosenLeavesNothingHidden) {
    lose(bob);
    table.kick(ada, 2);
    table.sit(eve, 2, "Eve");
    table.play_any(eve);
    EXPECT_FALSE(choice(eve).is_null());
}

TEST_F(TakingOver, InOneMatchAPlayerSitsInOneSeat) {
    table.stand(bob);
    table.stand(cleo);
    EXPECT_EQ(code_of(table.sit(bob, 3, "Bob")), "room.other_seat");
    TableTalk after(table.stored);
    const GuestId again = after.come(2);
    EXPECT_EQ(code_of(after.sit(again, 3, "Bob")), "room.other_seat") << "after a restart, too";
    EXPECT_EQ(TableTalk::of_kind(after.say(again, from_client::Sit{"s", {}, "Bob", TableTalk::word}), "ok")
                  .at("you"),
              "seat:2")
        << "without a seat, their own";
}

TEST_F(TakingOver, WhoTookASeatOverHasHadOne) {
    table.stand(bob);
    table.sit(eve, 2, "Eve");
    table.stand(eve);
    table.stand(cleo);
    EXPECT_EQ(code_of(table.sit(eve, 3, "Eve")), "room.other_seat");
    EXPECT_EQ(code_of(table.sit(bob, 2, "Bob")), "") << "his own seat is free again";
}

}  // namespace
}  // namespace reami::room
