// A room reminds people who are away: PROTOCOL.md, "Web push".
#include "server/room/reminders.hpp"

#include <utility>

#include "tests/server/room/three_play.hpp"

namespace reami::room {
namespace {

constexpr Millis seconds = 1'000;

std::vector<Reminder> reminders_of(RoomDriver& driver) {
    driver.settle();
    return std::exchange(driver.reminders, {});
}

struct Reminding : ThreePlay {
    Reminding() : ThreePlay("kingdomino") {}

    ClientId client(Seat of) const {
        return std::array{ada, bob, cleo}.at(static_cast<std::size_t>(of.index()));
    }
    std::vector<Reminder> take() { return reminders_of(driver); }
    PlayerId player(Seat of) const { return *driver.room.state().seats[of].player; }

    const Seat mover = *driver.room.state().position->to_act().begin();
};

TEST_F(Reminding, APersonWhoIsAwayAtTheirTurnIsRemindedOnceAfterThirtySeconds) {
    EXPECT_TRUE(take().empty());
    driver.go(client(mover));
    EXPECT_EQ(driver.room.next_due(driver.steady), driver.steady + 30 * seconds);
    driver.pass(30 * seconds - 1);
    EXPECT_TRUE(take().empty());
    driver.pass(1);
    const auto reminders = take();
    ASSERT_EQ(reminders.size(), 1);
    EXPECT_EQ(reminders[0].kind, ReminderKind::your_turn);
    EXPECT_EQ(reminders[0].player, player(mover));
    EXPECT_EQ(reminders[0].game, "kingdomino");
    EXPECT_EQ(reminders[0].code, driver.room.state().code);
    EXPECT_EQ(reminders[0].others.size(), 2);
    driver.pass(3600 * seconds);
    EXPECT_TRUE(take().empty());
}

TEST_F(Reminding, NobodyIsRemindedWhoComesBackOrIsThere) {
    driver.go(client(mover));
    driver.pass(29 * seconds);
    driver.come(player(mover));
    driver.pass(500 * seconds);
    EXPECT_TRUE(take().empty());
}

TEST_F(Reminding, APersonWhoHasBeenAwayIsRemindedAsSoonAsTheyAreAsked) {
    const Seat other = Seat::from_number(mover.number() % 3 + 1);
    driver.go(client(other));
    driver.pass(60 * seconds);
    EXPECT_TRUE(take().empty()) << "the match does not ask them";
    for (int moves = 0; !driver.room.state().position->to_act().contains(other); ++moves) {
        ASSERT_LT(moves, 3) << "each player chooses once";
        driver.play_any(client(*driver.room.state().position->to_act().begin()));
    }
    const auto reminders = take();
    ASSERT_EQ(reminders.size(), 1);
    EXPECT_EQ(reminders[0].player, player(other));
}

TEST_F(Reminding, APersonForWhomABotPlaysIsNotReminded) {
    driver.stand(client(mover));
    driver.go(client(mover));
    driver.pass(500 * seconds);
    EXPECT_TRUE(take().empty());
}

/// A restored room knows when the last move was played.
TEST_F(Reminding, ARestoredRoomRepeatsNoOldReminder) {
    RoomDriver later(driver.stored, 3600 * seconds);
    later.pass(60 * seconds);
    EXPECT_TRUE(reminders_of(later).empty());
    RoomDriver soon(driver.stored, 1 * seconds);
    soon.pass(60 * seconds);
    EXPECT_EQ(reminders_of(soon).size(), 1);
}

TEST_F(Reminding, APersonWhomTheRoomAsksWhetherTheyAreThereIsRemindedOnce) {
    driver.pass(600 * seconds - 1);
    EXPECT_TRUE(take().empty());
    driver.pass(1);
    const auto reminders = take();
    ASSERT_EQ(reminders.size(), 1);
    EXPECT_EQ(reminders[0].kind, ReminderKind::still_there);
    EXPECT_EQ(reminders[0].player, player(mover));
    driver.pass(3600 * seconds);
    EXPECT_TRUE(take().empty()) << "they are away now, but they know that it is their turn";
}

/// A match with 7 days on each clock, in which Ada or Bob is asked and away.
struct RemindingOfHalfTime : ::testing::Test {
    RemindingOfHalfTime() {
        driver.sit(ada, 1, "Ada");
        driver.say(ada, from_client::Configure{"t", {}, {}, {}, in_days});
        driver.sit(bob, 2, "Bob");
        driver.ready(bob);
        driver.start(ada);
    }

    static constexpr Millis half = 7 * 43'200 * seconds;
    const protocol::TimeControl in_days{
        .kind = protocol::ClockKind::days, .pace = {}, .bank = {}, .add = {}, .cap = {}, .at_zero = {}};
    RoomDriver driver;
    ClientId ada = driver.come(1), bob = driver.come(2);
    ClientId asked() const {
        return driver.room.state().position->to_act().contains(Seat::from_number(1)) ? ada : bob;
    }
};

TEST_F(RemindingOfHalfTime, TheSecondReminderComesWhenHalfOfTheTimeIsGone) {
    driver.go(asked());
    EXPECT_EQ(reminders_of(driver).at(0).kind, ReminderKind::your_turn);
    driver.pass(half - 1);
    EXPECT_TRUE(reminders_of(driver).empty());
    driver.pass(1);
    EXPECT_EQ(reminders_of(driver).at(0).kind, ReminderKind::half_time);
    driver.pass(half / 2);
    EXPECT_TRUE(reminders_of(driver).empty()) << "once is enough";
}

TEST_F(RemindingOfHalfTime, WhoLeavesAfterwardsIsRemindedOnce) {
    driver.pass(half);
    driver.go(asked());
    EXPECT_EQ(reminders_of(driver).at(0).kind, ReminderKind::your_turn);
    driver.pass(half / 2);
    EXPECT_TRUE(reminders_of(driver).empty());
}

TEST_F(RemindingOfHalfTime, ARestoredRoomRemindsOnlyWhenItIsDue) {
    RoomDriver later(driver.stored, 3600 * seconds);
    EXPECT_TRUE(reminders_of(later).empty()) << "the turn was told before";
    later.pass(half);
    EXPECT_EQ(reminders_of(later).at(0).kind, ReminderKind::half_time);
}

struct RemindingOfDays : ::testing::TestWithParam<protocol::TimeControl> {};

TEST_P(RemindingOfDays, APersonIsRemindedAtOnce) {
    RoomDriver driver;
    const ClientId ada = driver.come(1), bob = driver.come(2);
    driver.sit(ada, 1, "Ada");
    driver.say(ada, from_client::Configure{"t", {}, {}, {}, GetParam()});
    driver.sit(bob, 2, "Bob");
    driver.ready(bob);
    driver.start(ada);
    const bool is_ada = driver.room.state().position->to_act().contains(Seat::from_number(1));
    driver.go(is_ada ? ada : bob);
    EXPECT_EQ(reminders_of(driver).size(), 1);
}

INSTANTIATE_TEST_SUITE_P(OverDays, RemindingOfDays,
                         ::testing::Values(protocol::TimeControl{.kind = protocol::ClockKind::days,
                                                                 .pace = {},
                                                                 .bank = {},
                                                                 .add = {},
                                                                 .cap = {},
                                                                 .at_zero = {}},
                                           protocol::TimeControl{.kind = protocol::ClockKind::none,
                                                                 .pace = protocol::UntimedPace::whenever,
                                                                 .bank = {},
                                                                 .add = {},
                                                                 .cap = {},
                                                                 .at_zero = {}}));

TEST(RemindingOfAnotherMatch, PeopleWhoHaveLeftAreToldWhoWantsToPlayAgain) {
    RoomDriver driver;
    const ClientId ada = driver.come(1), bob = driver.come(2);
    driver.sit(ada, 1, "Ada");
    driver.sit(bob, 2, "Bob");
    driver.ready(bob);
    driver.start(ada);
    driver.play_round({ada, bob});
    driver.go(bob);
    driver.pass(60 * seconds);
    EXPECT_TRUE(reminders_of(driver).empty());
    driver.rematch(ada);
    const auto reminders = reminders_of(driver);
    ASSERT_EQ(reminders.size(), 1);
    EXPECT_EQ(reminders[0].kind, ReminderKind::play_again);
    EXPECT_EQ(reminders[0].player, PlayerId(2));
    EXPECT_EQ(reminders[0].others, std::vector<std::string>{"Ada"});
}

struct RemindingOfADate : ::testing::Test {
    RemindingOfADate() {
        driver.sit(ada, 1, "Ada");
        driver.sit(bob, 2, "Bob");
        driver.date(ada, date);
        driver.go(bob);
    }

    RoomDriver driver;
    ClientId ada = driver.come(1), bob = driver.come(2);
    const Millis date = driver.now + 3'600 * seconds;
};

TEST_F(RemindingOfADate, PeopleWhoAreAwayAreToldTenMinutesBeforeIt) {
    driver.pass(3'000 * seconds - 1);
    EXPECT_TRUE(reminders_of(driver).empty());
    driver.pass(1);
    const auto reminders = reminders_of(driver);
    ASSERT_EQ(reminders.size(), 1) << "Ada is there";
    EXPECT_EQ(reminders[0].kind, ReminderKind::date);
    EXPECT_EQ(reminders[0].player, PlayerId(2));
    EXPECT_EQ(reminders[0].others, std::vector<std::string>{"Ada"});
    driver.pass(3'600 * seconds);
    EXPECT_TRUE(reminders_of(driver).empty()) << "once is enough";
}

TEST_F(RemindingOfADate, AnotherDateIsToldAgain) {
    driver.pass(3'000 * seconds);
    EXPECT_EQ(reminders_of(driver).size(), 1);
    driver.date(ada, date + 7'200 * seconds);
    EXPECT_TRUE(reminders_of(driver).empty());
    driver.pass(7'200 * seconds);
    EXPECT_EQ(reminders_of(driver).size(), 1);
}

TEST_F(RemindingOfADate, ARestoredRoomTellsADateThatItHasNotTold) {
    RoomDriver before(driver.stored, 0);
    before.pass(3'000 * seconds);
    EXPECT_EQ(reminders_of(before).size(), 2) << "nobody is connected";
}

}  // namespace
}  // namespace reami::room
