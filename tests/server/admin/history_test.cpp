#include "server/admin/history.hpp"

#include <gtest/gtest.h>

namespace reami::admin {
namespace {

constexpr std::int64_t begin = 1'700'000'000'000, a_minute = 60'000;

TEST(AdminHistory, AMinuteIsWhatHappenedInIt) {
    Meters meters;
    History history(meters, begin);
    meters.moves += 3;
    meters.refusals.count("limit.rate");
    meters.delivered_seconds.add(0.002);  // below 3 ms
    meters.delivered_seconds.add(0.02);   // below 30 ms
    for (int n = 0; n < 5; ++n) meters.addresses.count("192.0.2.1", n < 2);
    meters.addresses.count("192.0.2.2", true);
    history.tick(begin + a_minute - 1);
    EXPECT_TRUE(history.between(0, begin + a_minute).empty()) << "it is not over";
    EXPECT_EQ(history.present(begin + 1000).moves, 3);

    history.tick(begin + a_minute);
    meters.moves += 4;
    history.tick(begin + 2 * a_minute);
    const auto minutes = history.between(begin, begin + 2 * a_minute);
    ASSERT_EQ(minutes.size(), 2u);
    EXPECT_EQ(minutes[0].at, begin + a_minute);
    EXPECT_EQ(minutes[0].moves, 3);
    EXPECT_EQ(minutes[0].refusals, 1);
    EXPECT_EQ(minutes[0].step_mean_us, 11'000);
    EXPECT_EQ(minutes[0].step_at_most_us, 30'000);
    EXPECT_EQ(minutes[0].bot_at_most_us, 0) << "no bot thought";
    ASSERT_EQ(minutes[0].busiest.size(), 2u);
    EXPECT_EQ(minutes[0].busiest[0].address, "192.0.2.1");
    EXPECT_EQ(minutes[0].busiest[0].asked, 5);
    EXPECT_EQ(minutes[0].busiest[0].refused, 3);
    EXPECT_EQ(minutes[1].moves, 4);
    EXPECT_EQ(minutes[1].step_at_most_us, 0);
    EXPECT_TRUE(minutes[1].busiest.empty()) << "a minute of its own";
}

TEST(AdminHistory, KeepsADayAndAnswersForATime) {
    Meters meters;
    History history(meters, begin);
    for (int minute = 1; minute <= 1500; ++minute) history.tick(begin + minute * a_minute);
    const auto all = history.between(0, begin + 2000 * a_minute);
    ASSERT_EQ(all.size(), 1440u);
    EXPECT_EQ(all.front().at, begin + 61 * a_minute);
    const auto some = history.between(begin + 100 * a_minute, begin + 102 * a_minute);
    ASSERT_EQ(some.size(), 3u);
    EXPECT_EQ(some[0].at, begin + 100 * a_minute);
}

TEST(AdminHistory, AClockThatIsSetBackEndsTheMinute) {
    Meters meters;
    History history(meters, begin);
    history.tick(begin - 1000);
    EXPECT_EQ(history.between(0, begin).size(), 1u);
}

}  // namespace
}  // namespace reami::admin
