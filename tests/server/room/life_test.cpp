// When a room closes, and when a match is given up. PROTOCOL.md, "Limits".
#include <gtest/gtest.h>

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
    EXPECT_EQ(driver.room.next_due(driver.steady), driver.steady + hour) << "due from the moment it exists";
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

TEST(RoomLife, TheFirstToComeIsStoredOnce) {
    RoomDriver driver;
    driver.go(driver.come(1));
    driver.come(2);
    EXPECT_EQ(driver.stored.size(), 2u);
    EXPECT_EQ(driver.stored.back(), store::Record(store::RoomEntered()));
}

TEST(RoomLife, AfterAStartTimeCountsFromWhatWasStoredLast) {
    RoomDriver before;
    RoomDriver unentered(before.stored, hour - 1);
    EXPECT_EQ(unentered.room.next_due(unentered.steady), unentered.steady + 1);
    before.go(before.come(1));
    RoomDriver left(before.stored, day - 5);
    EXPECT_EQ(left.room.next_due(left.steady), left.steady + 5);
    RoomDriver overdue(before.stored, 3 * day);
    EXPECT_EQ(overdue.room.next_due(overdue.steady), overdue.steady + 1);
}

TEST(RoomLife, AClockSetBackKeepsNothingOpen) {
    RoomDriver driver;
    driver.go(driver.come(1));
    driver.now -= 1000 * day;  // the wall's
    driver.pass(day);
    EXPECT_EQ(phase_of(driver), Phase::closed);
    RoomDriver from_the_future(std::vector<store::Record>(driver.stored.begin(), driver.stored.begin() + 2),
                               -5 * day);
    EXPECT_EQ(from_the_future.room.next_due(from_the_future.steady), from_the_future.steady + day)
        << "what is stored from later than now counts from now";
}

TEST(RoomLife, AMatchWithoutAMoveIsGivenUpAfterNinetyDays) {
    Playing driver;
    driver.pass(1000);  // who watches has been told
    driver.play_any(driver.ada);
    driver.go(driver.ada);
    EXPECT_EQ(driver.room.next_due(driver.steady), driver.steady + 90 * day);
    driver.pass(90 * day - 1);
    EXPECT_EQ(phase_of(driver), Phase::playing) << "a running match keeps its room";
    const Secret secret = driver.room.state().started->secret;
    driver.pass(1);
    EXPECT_EQ(phase_of(driver), Phase::ended);
    const auto& abandoned = std::get<store::MatchAbandoned>(driver.stored.back());
    EXPECT_EQ(abandoned.match, 1);
    EXPECT_NE(abandoned.next_secret, secret);
    driver.pass(day);
    EXPECT_EQ(phase_of(driver), Phase::closed) << "then the room has been empty for long";
}

TEST(RoomLife, AMovePutsOffThatAMatchIsGivenUp) {
    Playing driver;
    driver.pass(90 * day - 1);
    driver.play_any(driver.ada);
    driver.pass(90 * day - 1);
    EXPECT_EQ(phase_of(driver), Phase::playing);
    driver.pass(1);
    EXPECT_EQ(phase_of(driver), Phase::ended);
}

TEST(RoomLife, WhoIsThereHearsThatTheMatchIsGivenUpAndWhatItsSeedWasMadeOf) {
    Playing driver;
    driver.take(driver.ada);
    driver.pass(90 * day);
    const auto heard = driver.take(driver.ada);
    EXPECT_EQ(RoomDriver::of_kind(heard, "reveal").at("secret"), to_hex(driver.room.state().started->secret));
    EXPECT_EQ(heard.back().at("phase"), "ended");
    const auto shown = RoomDriver::of_kind(driver.say(driver.ada, from_client::Sync()), "state");
    EXPECT_FALSE(shown.contains("result"));
    EXPECT_EQ(code_of(driver.say(driver.ada, from_client::Move{"m", 1, 1, "=1"})), "move.over");
    const auto newcomer = driver.take(driver.come(5));
    EXPECT_FALSE(RoomDriver::of_kind(newcomer, "reveal").is_null());
    driver.rematch(driver.ada);
    EXPECT_EQ(phase_of(driver), Phase::playing);
    EXPECT_EQ(driver.room.state().match, 2);
}

TEST(RoomLife, AGivenUpMatchComesBackAsOne) {
    Playing driver;
    driver.play_any(driver.ada);
    driver.pass(90 * day);
    RoomDriver again(driver.stored);
    EXPECT_EQ(phase_of(again), Phase::ended);
    EXPECT_EQ(again.room.state().commitment(), driver.room.state().commitment());
}

TEST(RunningMatch, SaysWhomItWaitsForSinceWhenAndWhereTheAskerSits) {
    RoomDriver driver("{}", 2);
    const ClientId ada = driver.come(1), bob = driver.come(2);
    driver.sit(ada, 1, "Ada");
    driver.sit(bob, 2, "Bob");
    EXPECT_EQ(driver.room.running_match(1), std::nullopt) << "before the match";
    driver.ready(bob);
    driver.start(ada);
    driver.pass(5'000);
    const Seat first = *driver.room.state().position->to_act().begin();
    const auto match = driver.room.running_match(2);
    ASSERT_TRUE(match);
    EXPECT_EQ(match->to_act, std::vector{first});
    EXPECT_EQ(match->since, driver.now - 5'000);
    EXPECT_EQ(match->you, Seat::from_number(2));
    EXPECT_EQ(driver.room.running_match(3)->you, std::nullopt) << "who sits nowhere";
    driver.play_any(first.number() == 1 ? ada : bob);
    EXPECT_EQ(driver.room.running_match(1)->since, driver.now);
}

}  // namespace
}  // namespace reami::room
