// The epoch in a room's messages: PROTOCOL.md, "Several nodes".
#include <gtest/gtest.h>

#include "tests/server/room/room_driver.hpp"

namespace reami::room {
namespace {

using Json = RoomDriver::Json;

TEST(Epoch, ARoomThatIsServedInNoneTellsNone) {
    RoomDriver room;
    const ClientId ada = room.come(1);
    EXPECT_FALSE(RoomDriver::of_kind(room.take(ada), "here").contains("epoch"));
    EXPECT_FALSE(RoomDriver::of_kind(room.say(ada, from_client::Ping{}), "pong").contains("epoch"));
    room.room.serve_in(0);
    EXPECT_FALSE(RoomDriver::of_kind(room.say(ada, from_client::Ping{}), "pong").contains("epoch"));
}

TEST(Epoch, HereAndPongTellIt) {
    RoomDriver room;
    room.room.serve_in(7);
    const ClientId ada = room.come(1);
    EXPECT_EQ(RoomDriver::of_kind(room.take(ada), "here")["epoch"], 7);
    EXPECT_EQ(RoomDriver::of_kind(room.say(ada, from_client::Ping{}), "pong")["epoch"], 7);
    const std::vector<Json> seated = room.sit(ada, 1, "Ada");
    EXPECT_EQ(RoomDriver::of_kind(seated, "here")["epoch"], 7)
        << "the `here` after a change of seats has it, too";
    EXPECT_FALSE(RoomDriver::of_kind(seated, "ok").contains("epoch"));
}

}  // namespace
}  // namespace reami::room
