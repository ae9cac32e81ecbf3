// How a node gives up rooms: those that nobody needs on this node and, when the node ends, all of them.
#include "tests/server/cluster/node_fixture.hpp"

namespace reami::cluster {
namespace {

constexpr store::Millis one_second = 1'000, one_hour = 3'600'000, one_day = 86'400'000;

class GivingUp : public NodeTest {
protected:
    GivingUp() { settings_.bot_waits = std::chrono::hours(1); }
    void leave(std::chrono::milliseconds at_most) {
        node_->leave(at_most, [&] { EXPECT_TRUE(std::holds_alternative<NotServedHere>(where("NOWHERE"))); });
    }
};

TEST_F(GivingUp, ARoomToWhichNobodyComesIsGivenUpAfterAMinuteUntilItIsToClose) {
    where();
    clock_.pass(59 * one_second);
    look_around();
    EXPECT_TRUE(serves());
    clock_.pass(one_second);
    look_around_until("-", "SELECT owner FROM rooms");
    EXPECT_EQ(ask("SELECT due_at FROM rooms"), std::to_string(1'000'000'000'000 + one_hour))
        << "nobody entered it";
}

TEST_F(GivingUp, WhenItIsToCloseItIsTakenAndClosed) {
    where();
    clock_.pass(60 * one_second);
    look_around_until("-", "SELECT owner FROM rooms");
    while (serves()) std::this_thread::yield();
    clock_.pass(one_hour - 60 * one_second - 1);
    look_around();
    EXPECT_EQ(ask("SELECT owner, closed_at FROM rooms"), "- | -");
    ask("INSERT INTO served (only_row, ms, served_until) VALUES (1, 3600000, 0)");
    clock_.pass(1);
    look_around_until(std::to_string(1'000'000'000'000 + one_hour), "SELECT closed_at FROM rooms");
}

TEST_F(GivingUp, ARoomInWhichSomebodyIsStays) {
    where();
    const auto direct = visit(false), passed_on = visit(true);
    clock_.pass(10 * 60 * one_second);
    look_around();
    EXPECT_TRUE(serves());
    EXPECT_EQ(direct->why, 0);
    EXPECT_EQ(passed_on->why, 0);
}

TEST_F(GivingUp, ARoomToWhichAllWerePassedOnForAMinuteIsGivenUpAndTheyComeBack) {
    where();
    const auto passed_on = visit(true);
    clock_.pass(60 * one_second);
    look_around_until("-", "SELECT owner FROM rooms");
    while (passed_on->why != static_cast<int>(protocol::Close::restart)) std::this_thread::yield();
    EXPECT_TRUE(is_here(where()));
}

TEST_F(GivingUp, ANodeThatLeavesGivesAllItsRoomsUpAndTakesNone) {
    store({2, clock_.now().wall, {store::testing::opened("KETMKAR2")}});
    store({3, clock_.now().wall, {store::testing::opened("KETMKAR3")}});
    where();
    where("KETMKAR2");
    const auto direct = visit(false);
    leave(std::chrono::hours(1));
    EXPECT_EQ(ask("SELECT count(*), count(owner) FROM rooms"), "3 | 0");
    shards_.settle();
    EXPECT_EQ(direct->why, static_cast<int>(protocol::Close::restart));
    EXPECT_EQ(directory_->size(), 0U);
    EXPECT_TRUE(std::holds_alternative<NotServedHere>(where()));
    EXPECT_TRUE(std::holds_alternative<NotServedHere>(where("KETMKAR3")));
    clock_.pass(one_hour);
    look_around();
    EXPECT_EQ(ask("SELECT count(owner) FROM rooms"), "0");
}

TEST_F(GivingUp, ARoomThatIsLeftIsDueAsIfEverybodyHadGone) {
    where();
    visit(false);
    clock_.pass(one_second);
    leave(std::chrono::hours(1));
    EXPECT_EQ(ask("SELECT due_at FROM rooms"), std::to_string(1'000'000'000'000 + one_second + one_day))
        << "no match runs, and a player had entered";
}

/// In one room, a bot has to move; in the other, a person whom the room reminds.
TEST_F(GivingUp, ARoomInWhichSomebodyHasToMoveIsDueOncePeopleHadTheirTime) {
    using namespace store::testing;
    const store::Millis now = clock_.now().wall;
    store(
        {2,
         now,
         {opened("KETMKAR2"), store::PlayerMade{42, bytes(1)}, person(one, 42, "Ada"), bot(two), started()}});
    store({3, now, {opened("KETMKAR3"), bot(one), person(two, 42, "Ada"), started()}});
    where("KETMKAR2");
    where("KETMKAR3");
    leave(std::chrono::hours(1));
    const std::string due = std::to_string(now + 30 * one_second);
    EXPECT_EQ(ask("SELECT due_at FROM rooms WHERE id > 1"), due + "\n" + due)
        << "the same seat begins in both rooms";
}

TEST_F(GivingUp, ANodeLeavesNoLongerThanItMayEvenIfTheDatabaseStandsStill) {
    where();
    store::PgSession slow(scratch_->address());
    slow.run_script("BEGIN; UPDATE rooms SET fast_bots = 1");
    leave(std::chrono::milliseconds(100));
    EXPECT_EQ(directory_->size(), 1U) << "the room is drained with the remaining ones";
    slow.run_script("COMMIT");
}

}  // namespace
}  // namespace reami::cluster
