// People who go away from a match over days: PROTOCOL.md, "Going away".
#include <gtest/gtest.h>

#include "tests/server/room/room_driver.hpp"

namespace reami::room {
namespace {

constexpr Millis a_whole_day = 86'400'000;

/// Ada and Bob play over days.
struct OverDays : ::testing::TestWithParam<protocol::TimeControl> {
    OverDays() {
        driver.sit(ada, 1, "Ada");
        driver.say(ada, from_client::Configure{"t", {}, {}, {}, GetParam()});
        driver.sit(bob, 2, "Bob");
        driver.ready(bob);
        driver.start(ada);
    }
    RoomDriver driver;
    ClientId ada = driver.come(1), bob = driver.come(2);
};

/// The clock of 7 days and three holidays reaches zero after ten days. Without clocks, players have ten days,
/// too.
TEST_P(OverDays, TheOthersWaitForADayAndTheSeatIsHandedOverAfterThree) {
    const Seat gone = *driver.room.state().position->to_act().begin();
    const bool is_ada = gone == Seat::from_number(1);
    const ClientId other = is_ada ? bob : ada;
    driver.go(is_ada ? ada : bob);
    const auto absent = [&] {
        return driver.shown().at("seats").at(std::to_string(gone.number())).value("absent", "");
    };
    driver.pass(11 * a_whole_day - 1);
    EXPECT_EQ(absent(), "");
    driver.pass(1);
    EXPECT_EQ(absent(), "bot");
    driver.pass(2 * a_whole_day - 1);
    EXPECT_EQ(driver.room.state().position->left(), SeatSet());
    driver.pass(1);
    EXPECT_EQ(driver.room.state().position->left(), SeatSet(gone));
    EXPECT_EQ(driver.goodbye(other), std::nullopt);
}

TEST_P(OverDays, ABotForNowPlaysForTwoDays) {
    const Seat gone = *driver.room.state().position->to_act().begin();
    const bool is_ada = gone == Seat::from_number(1);
    driver.go(is_ada ? ada : bob);
    driver.pass(11 * a_whole_day);
    driver.say(is_ada ? bob : ada, from_client::Vote{"v", gone, {}, true});
    ASSERT_TRUE(driver.room.state().seats[gone].is_bot());
    driver.pass(2 * a_whole_day - 1);
    EXPECT_EQ(driver.room.state().position->left(), SeatSet());
    RoomDriver after(driver.stored, 2 * a_whole_day - 1);
    after.come(is_ada ? 2 : 1);
    after.pass(1);
    EXPECT_EQ(after.room.state().position->left(), SeatSet(gone)) << "after a restart, too";
}

INSTANTIATE_TEST_SUITE_P(
    GoingAway, OverDays,
    ::testing::Values(
        protocol::TimeControl{
            .kind = protocol::ClockKind::days, .pace = {}, .bank = {}, .add = {}, .cap = {}, .at_zero = {}},
        protocol::TimeControl{.kind = protocol::ClockKind::none,
                              .pace = protocol::UntimedPace::whenever,
                              .bank = {},
                              .add = {},
                              .cap = {},
                              .at_zero = {}}),
    [](const auto& of) {
        return of.param.kind == protocol::ClockKind::days ? "WithClocks" : "WithoutClocks";
    });

}  // namespace
}  // namespace reami::room
