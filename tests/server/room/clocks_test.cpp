// The clocks of a match: PROTOCOL.md, "Clocks".
#include <gtest/gtest.h>

#include "server/room/clock/clock_steps.hpp"
#include "tests/server/room/room_driver.hpp"

namespace reami::room {
namespace {

using Json = RoomDriver::Json;
using protocol::AtZero;
using protocol::ClockKind;
using protocol::TimeControl;

constexpr Millis a_second = 1'000, a_minute = 60'000, a_day = 86'400'000;

const TimeControl quick{
    .kind = ClockKind::live, .pace = {}, .bank = 240, .add = 8, .cap = 240, .at_zero = {}};
const TimeControl daily{.kind = ClockKind::days, .pace = {}, .bank = {}, .add = {}, .cap = {}, .at_zero = {}};

TimeControl with(TimeControl time, AtZero at_zero) {
    time.at_zero = at_zero;
    return time;
}

/// Ada and Bob play with clocks. Ada is the host.
class TwoWithClocks {
public:
    /// Bots have the seats from the third one on.
    explicit TwoWithClocks(const TimeControl& time, const std::string& game = "kingdomino", int seats = 2)
        : driver("{}", seats, game), ada(driver.come(1)), bob(driver.come(2)), eve(driver.come(3)) {
        driver.sit(ada, 1, "Ada");
        driver.say(ada, from_client::Configure{"time", {}, {}, {}, time});
        driver.sit(bob, 2, "Bob");
        for (int seat = 3; seat <= seats; ++seat) driver.seat_bot(ada, seat);
        driver.ready(bob);
        driver.start(ada);
    }

    const SeatClocks& clocks() const { return driver.room.state().clocks; }
    /// The seat that the match asks, and the other one.
    Seat asked() const { return *driver.room.state().position->to_act().begin(); }
    Seat other() const { return Seat::from_number(3 - asked().number()); }
    ClientId client(Seat seat) const { return seat == Seat::from_number(1) ? ada : bob; }
    /// The clock as everybody saw it last.
    Json shown(Seat seat) {
        Json last;
        for (const Json& message : driver.take(eve))
            if (message.at("t") == "clocks") last = message;
        return last.at("seats").at(std::to_string(seat.number()));
    }
    bool is_bot(Seat seat) const { return driver.room.state().seats[seat].is_bot(); }

    RoomDriver driver;
    ClientId ada, bob, eve;  ///< Eve is a spectator
};

TEST(Clocks, RunForTheSeatThatIsAsked) {
    TwoWithClocks match(quick);
    const Seat first = match.asked();
    EXPECT_EQ(match.shown(first), Json::parse(R"({"left":240000,"runs":true})"));
    match.driver.pass(10 * a_second);
    match.driver.play_any(match.client(first));  // it chooses the first domino, then the other seat does
    EXPECT_EQ(match.clocks().left(first), 238 * a_second) << "240 - 10 + 8";
    EXPECT_EQ(match.clocks().left(match.asked()), 240 * a_second);
    EXPECT_EQ(match.shown(match.asked()), Json::parse(R"({"left":240000,"runs":true})"));
}

TEST(Clocks, GetNoMoreThanTheirCap) {
    TwoWithClocks match(quick);
    const Seat first = match.asked();
    match.driver.pass(3 * a_second);
    match.driver.play_any(match.client(first));
    EXPECT_EQ(match.clocks().left(first), 240 * a_second) << "240 - 3 + 8 is above the cap";
}

TEST(Clocks, CountPlacingAndChoosingAsOneVisit) {
    TwoWithClocks match(quick);
    auto& room = match.driver.room;
    while (room.state().v() < Version(4)) match.driver.play_any(match.client(match.asked()));
    const Seat seat = match.asked();  // it places its first domino, and then chooses the next one
    match.driver.pass(20 * a_second);
    match.driver.play_any(match.client(seat));
    ASSERT_EQ(match.asked(), seat);
    EXPECT_EQ(match.clocks().left(seat), 220 * a_second) << "the visit goes on";
    match.driver.pass(20 * a_second);
    match.driver.play_any(match.client(seat));
    EXPECT_EQ(match.clocks().left(seat), 208 * a_second) << "220 - 20 + 8";
}

TEST(Clocks, RunForEachSeatUntilItsOwnChoice) {
    TwoWithClocks match(quick, "toncc", 3);
    const Seat one = Seat::from_number(1), two = Seat::from_number(2);
    match.driver.pass(10 * a_second);
    match.driver.play_any(match.ada);
    EXPECT_EQ(match.clocks().left(one), 238 * a_second);
    match.driver.pass(20 * a_second);
    match.driver.play_any(match.bob);
    EXPECT_EQ(match.clocks().left(two), 218 * a_second) << "240 - 30 + 8";
    EXPECT_EQ(match.clocks().left(one), 238 * a_second) << "it did not run while Bob chose";
}

TEST(Clocks, DoNotChargeTheTimeOfStoring) {
    TwoWithClocks match(quick);
    const Seat first = match.asked(), second_seat = match.other();
    match.driver.pass(10 * a_second);
    match.driver.say_pending(match.client(first), match.driver.any_move(match.client(first), "slow"));
    match.driver.pass(30 * a_second);
    match.driver.store_pending();
    EXPECT_EQ(match.clocks().left(first), 238 * a_second);
    match.driver.pass(10 * a_second);
    match.driver.play_any(match.client(match.asked()));
    EXPECT_EQ(match.clocks().left(second_seat), 238 * a_second)
        << "its clock began after the disk had answered";
}

TEST(Clocks, StopWhileTheServerCannotStore) {
    TwoWithClocks match(quick);
    const Seat first = match.asked();
    match.driver.pass(10 * a_second);
    match.driver.stall(true);
    EXPECT_EQ(match.shown(first), Json::parse(R"({"left":230000})"));
    match.driver.pass(10 * a_minute);
    match.driver.stall(false);
    match.driver.pass(10 * a_second);
    match.driver.play_any(match.client(first));
    EXPECT_EQ(match.clocks().left(first), 228 * a_second) << "240 - 20 + 8";
}

TEST(Clocks, GoBelowZeroWhereTheRoomWaits) {
    TwoWithClocks match(quick);
    const Seat first = match.asked();
    match.driver.pass(241 * a_second);
    EXPECT_EQ(match.shown(first), Json::parse(R"({"left":-1000,"out":true,"runs":true})"));
    match.driver.pass(9 * a_second);
    match.driver.play_any(match.client(first));
    EXPECT_EQ(match.clocks().left(first), -2 * a_second) << "240 - 250 + 8";
    EXPECT_FALSE(match.clocks().is_out(first));
    EXPECT_EQ(match.clocks().outs(), (std::vector<from_server::ClockOut>{{0, first}}));
    while (match.asked() != first) match.driver.play_any(match.client(match.asked()));
    match.driver.settle();
    EXPECT_TRUE(match.clocks().is_out(first)) << "it begins the next visit below zero";
    EXPECT_EQ(RoomDriver(match.driver.stored).room.state().clocks.outs().size(), 1u) << "below since then";
}

TEST(Clocks, LetABotPlayTheVisit) {
    TwoWithClocks match(with(quick, AtZero::play));
    const Seat first = match.asked();
    match.driver.pass(239 * a_second);
    EXPECT_EQ(match.driver.room.state().v(), Version(0));
    match.driver.pass(a_second);
    match.driver.settle();
    EXPECT_EQ(match.driver.room.state().v(), Version(1));
    EXPECT_NE(match.asked(), first);
    EXPECT_FALSE(match.is_bot(first));
    EXPECT_EQ(match.clocks().left(first), 8 * a_second) << "nothing was left, and the visit has ended";
}

TEST(Clocks, ShowZeroAndCostNothingOnceABotPlaysTheVisit) {
    const TwoWithClocks match(with(quick, AtZero::play));
    const Seat first = match.asked();
    auto records = match.driver.stored;
    records.emplace_back(store::ClocksStarted{{first}, 240 * a_second});
    records.emplace_back(store::TimeRanOut{1, 0, first});
    const RoomDriver again(records);
    EXPECT_EQ(clocks_message(again.room.snapshot(), again.steady).seats.at(first).left, 0);
    EXPECT_EQ(time_taken(again.room.snapshot(), first, again.steady), std::nullopt);
}

TEST(Clocks, HandTheSeatToABot) {
    TwoWithClocks match(with(quick, AtZero::bot));
    const Seat first = match.asked();
    match.driver.pass(240 * a_second);
    match.driver.settle();
    EXPECT_TRUE(match.is_bot(first));
    EXPECT_EQ(match.driver.room.state().position->left(), SeatSet(first));
    EXPECT_EQ(match.clocks().left(first), 68 * a_second) << "a minute to come back with, and one increment";
    EXPECT_EQ(code_of(match.driver.sit(match.client(first), first.number(), "Zoe")), "");
    EXPECT_FALSE(match.is_bot(first));
}

TEST(Clocks, TakeHolidaysByThemselves) {
    TwoWithClocks match(with(daily, AtZero::play));
    const Seat first = match.asked();
    match.driver.pass(9 * a_day);
    match.driver.play_any(match.client(first));
    EXPECT_EQ(match.clocks().left(first), 3 * a_day / 2) << "7 - 9 + 2 holidays + 1.5";
    EXPECT_EQ(match.clocks().holidays(first), 1);
    const Seat next = match.asked();
    match.driver.pass(10 * a_day - a_second);
    EXPECT_EQ(match.driver.room.state().v(), Version(1)) << "seven days and three holidays";
    match.driver.pass(a_second);
    match.driver.settle();
    EXPECT_EQ(match.driver.room.state().v(), Version(2));
    EXPECT_EQ(match.clocks().holidays(next), 0);
}

TEST(Clocks, AreDueWithoutAnybody) {
    TwoWithClocks match(with(quick, AtZero::play));
    for (const ClientId one : {match.ada, match.bob, match.eve}) match.driver.go(one);
    const Millis began = match.driver.steady;
    match.driver.pass(Reminders::away_for);  // the player is reminded
    EXPECT_EQ(match.driver.room.next_due(match.driver.steady), began + 240 * a_second);
}

TEST(Clocks, AreTheSameAfterARestart) {
    TwoWithClocks match(with(daily, AtZero::wait));
    for (int n = 0; n < 6; ++n) {
        match.driver.pass(n * 11 * 3'600 * a_second);
        match.driver.play_any(match.client(match.asked()));
    }
    const RoomDriver again(match.driver.stored);
    for (const Seat seat : {Seat::from_number(1), Seat::from_number(2)}) {
        EXPECT_EQ(again.room.state().clocks.left(seat), match.clocks().left(seat));
        EXPECT_EQ(again.room.state().clocks.holidays(seat), match.clocks().holidays(seat));
    }
}

/// The time left after a restart at which the clock had run for that time, and a move `later` after it.
Millis left_after_restart(Millis ran_for, Millis later) {
    const TwoWithClocks match(quick);
    auto records = match.driver.stored;
    const Seat first = match.asked();
    records.emplace_back(store::ClocksStarted{{first}, ran_for});  // as the store reads it back
    RoomDriver again(records);
    const ClientId client = again.come(first.number());
    again.pass(later);
    again.play_any(client);
    return again.room.state().clocks.left(first);
}

TEST(Clocks, RunOnAfterARestart) {
    EXPECT_EQ(left_after_restart(90 * a_second, 40 * a_second), 198 * a_second)
        << "90 - 60 - 20 + 40; 240 - 50 + 8";
    EXPECT_EQ(left_after_restart(10 * a_second, 40 * a_second), 228 * a_second) << "40 - 20; 240 - 20 + 8";
}

TEST(Clocks, DoNotRunBetweenRounds) {
    RoomDriver driver(R"({"dynasty":true})", 2);
    const ClientId ada = driver.come(1), bob = driver.come(2);
    driver.sit(ada, 1, "Ada");
    driver.say(ada, from_client::Configure{"time", {}, {}, {}, quick});
    driver.sit(bob, 2, "Bob");
    driver.ready(bob);
    driver.start(ada);
    driver.play_round({ada, bob});
    ASSERT_TRUE(driver.room.state().position->is_between_rounds());
    const Millis left = driver.room.state().clocks.left(Seat::from_number(1));
    driver.pass(119 * a_second);
    EXPECT_TRUE(driver.room.state().position->is_between_rounds());
    driver.pass(a_second);
    driver.settle();
    EXPECT_FALSE(driver.room.state().position->is_between_rounds()) << "two minutes have passed";
    EXPECT_EQ(driver.room.state().clocks.left(Seat::from_number(1)), left);
}

TEST(Clocks, CanChangeBetweenTwoMatches) {
    TwoWithClocks match(quick);
    RoomDriver& driver = match.driver;
    driver.play_round({match.ada, match.bob});
    ASSERT_EQ(driver.room.state().phase, Phase::ended);
    driver.rematch(match.bob);
    EXPECT_EQ(code_of(driver.say(match.ada, from_client::Configure{"more", {}, 3, {}, daily})),
              "room.not_seating");
    EXPECT_EQ(code_of(driver.say(match.ada, from_client::Configure{"days", {}, {}, {}, daily})), "");
    EXPECT_EQ(driver.shown().at("time").at("kind"), "days");
    driver.rematch(match.ada);
    EXPECT_EQ(driver.room.state().phase, Phase::ended) << "Bob has not agreed to these clocks";
    driver.rematch(match.bob);
    EXPECT_EQ(match.clocks().left(Seat::from_number(1)), 7 * a_day);
}

struct RefusedTime : ::testing::TestWithParam<TimeControl> {};

TEST_P(RefusedTime, ChangesNothing) {
    RoomDriver driver;
    const ClientId ada = driver.come(1);
    driver.sit(ada, 1, "Ada");
    EXPECT_EQ(code_of(driver.say(ada, from_client::Configure{"time", {}, {}, {}, GetParam()})), "room.time");
    EXPECT_EQ(driver.room.state().time, TimeControl());
}

INSTANTIATE_TEST_SUITE_P(
    All, RefusedTime,
    ::testing::Values(
        TimeControl{.kind = ClockKind::none, .pace = {}, .bank = 600, .add = {}, .cap = {}, .at_zero = {}},
        TimeControl{.kind = ClockKind::live,
                    .pace = protocol::UntimedPace::evening,
                    .bank = {},
                    .add = {},
                    .cap = {},
                    .at_zero = {}},
        TimeControl{.kind = ClockKind::live, .pace = {}, .bank = 59, .add = {}, .cap = {}, .at_zero = {}},
        TimeControl{.kind = ClockKind::live, .pace = {}, .bank = 600, .add = 601, .cap = {}, .at_zero = {}},
        TimeControl{.kind = ClockKind::live, .pace = {}, .bank = 600, .add = {}, .cap = 599, .at_zero = {}},
        TimeControl{.kind = ClockKind::days, .pace = {}, .bank = 86'399, .add = {}, .cap = {}, .at_zero = {}},
        TimeControl{.kind = ClockKind::days, .pace = {}, .bank = {}, .add = -1, .cap = {}, .at_zero = {}}));

}  // namespace
}  // namespace reami::room
