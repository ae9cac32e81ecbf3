// The limit for the number of rooms. PROTOCOL.md, "Limits".
#include "server/lobby/rooms/room_quota.hpp"

#include <gtest/gtest.h>

#include "protocol/text/texts.hpp"

namespace reami::lobby {
namespace {

constexpr Millis hour = 3'600'000, start = 10 * hour;

store::Hash address(std::uint8_t number) {
    store::Hash hash{};
    hash.fill(number);
    return hash;
}

struct Quota : ::testing::Test {
    Settings settings;
    Limits& limits = settings.limits;
    Quota() {
        limits.rooms = 5;
        limits.rooms_an_address = 3;
        limits.rooms_an_hour = 2;
    }
    static std::string why(RoomQuota& quota, std::uint8_t from, Millis now) {
        const auto no = quota.take(address(from), now);
        if (!no) return "";
        EXPECT_EQ(no->code, "limit.rooms");
        EXPECT_GT(no->again, 0);
        return protocol::detail_text(protocol::Language::en, *no->detail);
    }
};

TEST_F(Quota, ARoomThatRestsCountsForItsOpenerAndNotForTheServer) {
    limits.rooms = limits.rooms_an_address = 1;
    const CurrentSettings current(settings);
    RoomQuota quota(current);
    EXPECT_EQ(why(quota, 1, start), "");
    EXPECT_NE(why(quota, 2, start), "") << "the server is full";
    quota.rests();
    EXPECT_EQ(why(quota, 1, start), "open rooms that your address has opened: 1");
    EXPECT_EQ(why(quota, 2, start), "");
    quota.wakes();
    quota.closed(address(2));
    EXPECT_NE(why(quota, 3, start), "") << "the room that is awake again takes the last place";
}

TEST_F(Quota, AnAddressOpensSoManyWithinAnHour) {
    const CurrentSettings current(settings);
    RoomQuota quota(current);
    EXPECT_EQ(why(quota, 1, start), "");
    EXPECT_EQ(why(quota, 1, start + 1), "");
    EXPECT_EQ(why(quota, 1, start + hour - 1), "rooms opened from your address within an hour: 2");
    EXPECT_EQ(why(quota, 2, start + 2), "") << "other addresses may";
    EXPECT_EQ(why(quota, 1, start + hour), "");
}

TEST_F(Quota, AnAddressHasSoManyOpenThoseFromBeforeAStartIncluded) {
    const CurrentSettings current(settings);
    RoomQuota quota(current);
    for (int n = 0; n < 3; ++n) quota.restored(address(1));
    EXPECT_EQ(why(quota, 1, start), "open rooms that your address has opened: 3");
    quota.closed(address(1));
    EXPECT_EQ(why(quota, 1, start), "");
}

TEST_F(Quota, TheServerHasSoManyOpen) {
    const CurrentSettings current(settings);
    RoomQuota quota(current);
    for (int n = 0; n < 4; ++n) quota.restored(std::nullopt);
    EXPECT_EQ(why(quota, 1, start), "");
    EXPECT_EQ(why(quota, 2, start), "this server has no place for more rooms");
    quota.closed(std::nullopt);
    EXPECT_EQ(why(quota, 2, start), "");
}

TEST_F(Quota, WhatWasNotOpenedAfterAllCountsNowhere) {
    const CurrentSettings current(settings);
    RoomQuota quota(current);
    for (int n = 0; n < 20; ++n) {
        EXPECT_EQ(why(quota, 1, start), "");
        quota.give_back(address(1));
    }
    EXPECT_EQ(why(quota, 1, start), "");
}

}  // namespace
}  // namespace reami::lobby
