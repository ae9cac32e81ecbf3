// When a room closes, with a running match and without one. PROTOCOL.md, "Time".
#include <gtest/gtest.h>

#include <limits>

#include "server/room/admin_orders.hpp"
#include "tests/server/room/room_driver.hpp"

namespace reami::room {
namespace {

constexpr Millis hour = 3'600'000, day = 24 * hour;

Phase phase_of(const RoomDriver& driver) { return driver.room.state().phase; }

/// Ada plays against a bot.
struct Playing : RoomDriver {
    ClientId ada = come(1);
    Playing() {
        sit(ada, 1, "Ada");
        seat_bot(ada, 2);
        start(ada);
    }
};

TEST(RoomLife, ARoomToWhichNobodyCameClosesAfterAnHour) {
    RoomDriver driver;
    EXPECT_EQ(driver.room.next_due(driver.steady), driver.steady + hour) << "the hour begins with the room";
    driver.pass(hour - 1);
    EXPECT_EQ(phase_of(driver), Phase::seating);
    driver.pass(1);
    EXPECT_EQ(phase_of(driver), Phase::closed);
    EXPECT_EQ(driver.stored.back(), store::Record(store::RoomClosed()));
}

TEST(RoomLife, ARoomThatWasLeftWithoutARunningMatchClosesAfterADay) {
    RoomDriver driver;
    driver.go(driver.come(1));
    driver.pass(day - 1);
    EXPECT_EQ(phase_of(driver), Phase::seating);
    EXPECT_EQ(driver.room.next_due(driver.steady), driver.steady + 1);
    driver.pass(1);
    EXPECT_EQ(phase_of(driver), Phase::closed);
}

TEST(RoomLife, ARoomInWhichSomebodyIsDoesNotClose) {
    RoomDriver driver;
    driver.come(1);
    driver.pass(1000 * day);
    EXPECT_EQ(phase_of(driver), Phase::seating);
}

TEST(RoomLife, WhatAnAdminEndedIsToldUntilTheNextMatchBegins) {
    Playing driver;
    auto judged = judge(driver.room.snapshot(), AdminOrder{.what = AdminOrder::What::end_match},
                        InputContext{driver.moment(), Secret{9}});
    driver.room.advance(*std::move(judged), driver.moment());
    EXPECT_EQ(phase_of(driver), Phase::ended);
    EXPECT_EQ(driver.shown().at("no_result"), "by_admin");
    driver.rematch(driver.ada);
    ASSERT_EQ(phase_of(driver), Phase::playing);
    EXPECT_FALSE(driver.shown().contains("no_result"));
}

TEST(RoomLife, TheFirstToComeIsStoredOnce) {
    RoomDriver driver;
    driver.go(driver.come(1));
    driver.come(2);
    EXPECT_EQ(driver.stored.size(), 2u);
    EXPECT_EQ(driver.stored.back(), store::Record(store::RoomEntered()));
}

TEST(RoomLife, AfterAStartTheTimeThatWasServedCountsOn) {
    RoomDriver before;
    RoomDriver unentered(before.stored, hour - 1);
    EXPECT_EQ(unentered.room.next_due(unentered.steady), unentered.steady + 1);
    before.go(before.come(1));
    RoomDriver left(before.stored, day - 5);
    EXPECT_EQ(left.room.next_due(left.steady), left.steady + 5);
    RoomDriver overdue(before.stored, 3 * day);
    EXPECT_EQ(overdue.room.next_due(overdue.steady), overdue.steady + 1);
}

TEST(RoomLife, AfterAStartPeopleHaveAWhileToComeBack) {
    constexpr Millis ten_minutes = 600'000;
    RoomDriver before;
    before.go(before.come(1));
    RoomDriver overdue(before.stored, 3 * day, ten_minutes);
    EXPECT_EQ(overdue.room.next_due(overdue.steady), overdue.steady + ten_minutes);
    overdue.pass(ten_minutes - 1);
    EXPECT_EQ(phase_of(overdue), Phase::seating);
    overdue.pass(1);
    EXPECT_EQ(phase_of(overdue), Phase::closed);
    RoomDriver visited(before.stored, 3 * day, ten_minutes);
    const ClientId back = visited.come(1);
    visited.pass(1000);  // the room reports its spectators after one second
    visited.go(back);
    EXPECT_EQ(visited.room.next_due(visited.steady), visited.steady + day);
}

TEST(RoomLife, WhatTheWallClockSaysClosesNothing) {
    Playing driver;
    driver.go(driver.ada);
    driver.now += 1000 * day;
    driver.pass(90 * day - 1);
    EXPECT_EQ(phase_of(driver), Phase::playing);
    driver.now -= 3000 * day;
    driver.pass(1);
    EXPECT_EQ(phase_of(driver), Phase::closed) << "the wall clock keeps no room open, either";
}

TEST(RoomLife, ARoomWithARunningMatchClosesNinetyDaysAfterItWasLeft) {
    Playing driver;
    driver.play_any(driver.ada);
    driver.pass(100 * day);
    EXPECT_EQ(phase_of(driver), Phase::playing) << "a player is connected";
    driver.go(driver.ada);
    driver.pass(Reminders::away_for);
    EXPECT_EQ(driver.room.next_due(driver.steady), driver.steady + 90 * day - Reminders::away_for);
    driver.pass(90 * day - Reminders::away_for - 1);
    EXPECT_EQ(phase_of(driver), Phase::playing);
    const Secret secret = driver.room.state().started->secret;
    driver.pass(1);
    EXPECT_EQ(phase_of(driver), Phase::closed);
    const auto& abandoned = std::get<store::MatchAbandoned>(driver.stored.end()[-2]);
    EXPECT_EQ(abandoned.match, 1);
    EXPECT_NE(abandoned.next_secret, secret);
    EXPECT_EQ(driver.stored.back(), store::Record(store::RoomClosed()));
}

TEST(RoomLife, ARoomThatItsHostKeepsStaysForTwoYears) {
    RoomDriver driver;
    const ClientId ada = driver.come(1), bob = driver.come(2);
    driver.sit(ada, 1, "Ada");
    EXPECT_EQ(code_of(driver.keep(bob, true)), "auth.not_host");
    EXPECT_FALSE(driver.shown().contains("kept"));
    EXPECT_EQ(code_of(driver.keep(ada, true)), "");
    EXPECT_EQ(driver.shown().at("kept"), true);
    driver.pass(1000);  // the room reports its spectators after one second
    driver.go(bob);
    driver.go(ada);
    EXPECT_EQ(driver.room.next_due(driver.steady), driver.steady + 730 * day);
    RoomDriver later(driver.stored, 700 * day);
    EXPECT_EQ(later.room.next_due(later.steady), later.steady + 30 * day);
    const ClientId back = later.come(1);
    EXPECT_EQ(code_of(later.keep(back, false)), "");
    later.pass(1000);
    later.go(back);
    EXPECT_EQ(later.room.next_due(later.steady), later.steady + day);
}

TEST(RoomLife, ARoomWithADateStaysForADayAfterIt) {
    RoomDriver driver;
    const ClientId ada = driver.come(1), bob = driver.come(2);
    driver.sit(ada, 1, "Ada");
    const Millis date = driver.now + 10 * day;
    EXPECT_EQ(code_of(driver.date(bob, date)), "auth.not_host");
    EXPECT_EQ(code_of(driver.date(ada, date)), "");
    EXPECT_EQ(driver.shown().at("date"), date);
    driver.pass(1000);  // the room reports its spectators after one second
    driver.go(bob);
    driver.go(ada);
    driver.pass(11 * day - 1001);
    EXPECT_EQ(phase_of(driver), Phase::seating);
    EXPECT_TRUE(driver.room.state().seats[Seat::from_number(1)].is_person()) << "Ada's seat is kept";
    driver.pass(1);
    EXPECT_EQ(phase_of(driver), Phase::closed);
}

TEST(RoomLife, ADateIsInTheFutureAndAtMostSixtyDaysAhead) {
    RoomDriver driver;
    const ClientId ada = driver.come(1);
    driver.sit(ada, 1, "Ada");
    EXPECT_EQ(code_of(driver.date(ada, driver.now)), "room.date");
    EXPECT_EQ(code_of(driver.date(ada, driver.now + 60 * day + 1)), "room.date");
    EXPECT_EQ(code_of(driver.date(ada, driver.now + 60 * day)), "");
    EXPECT_EQ(code_of(driver.date(ada, driver.now + 1)), "");
    EXPECT_EQ(code_of(driver.date(ada, std::numeric_limits<Millis>::min())), "room.date");
    EXPECT_EQ(code_of(driver.date(ada, {})), "");
    EXPECT_FALSE(driver.shown().contains("date"));
}

TEST(RoomLife, AMatchThatBeginsRemovesItsDate) {
    RoomDriver driver;
    const ClientId ada = driver.come(1), bob = driver.come(2);
    driver.sit(ada, 1, "Ada");
    driver.sit(bob, 2, "Bob");
    driver.date(ada, driver.now + day);
    driver.ready(bob);
    driver.start(ada);
    EXPECT_FALSE(driver.shown().contains("date"));
    EXPECT_EQ(code_of(driver.date(ada, driver.now + day)), "room.not_seating");
    RoomDriver later(driver.stored);
    EXPECT_FALSE(later.shown().contains("date"));
}

TEST(RoomLife, AKeptRoomWithARunningMatchStaysForTwoYearsToo) {
    Playing driver;
    driver.keep(driver.ada, true);
    driver.go(driver.ada);
    driver.pass(730 * day - 1);
    EXPECT_EQ(phase_of(driver), Phase::playing);
    driver.pass(1);
    EXPECT_EQ(phase_of(driver), Phase::closed);
}

TEST(RoomLife, ThatARoomIsUsedIsStoredEveryTenMinutes) {
    RoomDriver driver;
    const ClientId ada = driver.come(1);
    const auto before = driver.stored;
    EXPECT_EQ(driver.room.next_due(driver.steady), driver.steady + 600'000);
    driver.pass(600'000 - 1);
    EXPECT_EQ(driver.stored, before);
    driver.pass(1);
    EXPECT_EQ(driver.stored.back(), store::Record(store::RoomUsed()));
    EXPECT_EQ(driver.stored.size(), before.size() + 1);
    driver.go(ada);
    driver.pass(600'000);
    EXPECT_EQ(driver.stored.size(), before.size() + 1) << "nobody is connected";
    driver.come(1);
    EXPECT_EQ(driver.stored.size(), before.size() + 2) << "stored at once, because the last record is old";
}

TEST(RunningMatch, SaysWhomItWaitsForSinceWhenAndWhereTheAskerSits) {
    RoomDriver driver("{}", 2);
    const ClientId ada = driver.come(1), bob = driver.come(2);
    driver.sit(ada, 1, "Ada");
    driver.sit(bob, 2, "Bob");
    EXPECT_EQ(running_match(driver.room.state(), 1), std::nullopt) << "before the match";
    driver.ready(bob);
    driver.start(ada);
    driver.pass(5'000);
    const Seat first = *driver.room.state().position->to_act().begin();
    const auto match = running_match(driver.room.state(), 2);
    ASSERT_TRUE(match);
    EXPECT_EQ(match->to_act, std::vector{first});
    EXPECT_EQ(match->since, driver.now - 5'000);
    EXPECT_EQ(match->you, Seat::from_number(2));
    EXPECT_EQ(running_match(driver.room.state(), 3)->you, std::nullopt) << "this player has no seat";
    driver.play_any(first.number() == 1 ? ada : bob);
    EXPECT_EQ(running_match(driver.room.state(), 1)->since, driver.now);
}

}  // namespace
}  // namespace reami::room
