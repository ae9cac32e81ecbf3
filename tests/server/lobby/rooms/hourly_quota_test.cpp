#include "server/lobby/rooms/hourly_quota.hpp"

#include <gtest/gtest.h>

namespace reami::lobby {
namespace {

constexpr Millis quota_minute = 60'000, quota_hour = HourlyQuota<int>::hour;

TEST(HourlyQuota, CountsWhatWasDoneWithinAnHour) {
    HourlyQuota<int> quota;
    quota.add(1, 0);
    quota.add(1, 10 * quota_minute);
    EXPECT_EQ(quota.until_fewer_than(3, 1, 10 * quota_minute), 0);
    EXPECT_EQ(quota.until_fewer_than(2, 1, 10 * quota_minute), 50 * quota_minute)
        << "until the first entry is one hour old";
    EXPECT_EQ(quota.until_fewer_than(1, 1, 10 * quota_minute), quota_hour)
        << "until the second entry is one hour old";
    EXPECT_EQ(quota.until_fewer_than(2, 1, quota_hour), 0);
}

TEST(HourlyQuota, CountsEachForItself) {
    HourlyQuota<int> quota;
    quota.add(1, 0);
    EXPECT_EQ(quota.until_fewer_than(1, 2, 0), 0);
}

TEST(HourlyQuota, WhatDidNotComeAboutIsTakenBack) {
    HourlyQuota<int> quota;
    quota.take_back(1);
    quota.add(1, 0);
    quota.add(1, quota_minute);
    quota.take_back(1);
    EXPECT_EQ(quota.until_fewer_than(1, 1, quota_minute), 59 * quota_minute)
        << "the last one was taken back, not the first";
    quota.take_back(1);
    EXPECT_EQ(quota.until_fewer_than(1, 1, quota_minute), 0);
}

TEST(HourlyQuota, WhoComesBackAfterAnHourBeginsAnew) {
    HourlyQuota<int> quota;
    for (int i = 0; i < 5; ++i) quota.add(1, i);
    quota.add(1, 2 * quota_hour);
    EXPECT_EQ(quota.until_fewer_than(2, 1, 2 * quota_hour), 0);
}

}  // namespace
}  // namespace reami::lobby
