// The moves that a room plays by itself: PROTOCOL.md, "The match".
#include <gtest/gtest.h>

#include "tests/server/room/room_driver.hpp"

namespace reami::room {
namespace {

constexpr Millis round_ends_after = 120'000;

TEST(AutomaticMoves, AnswerNoMessage) {
    RoomDriver driver(R"({"dynasty":true})");
    const ClientId ada = driver.come(1), bob = driver.come(2);
    driver.sit(ada, 1, "Ada");
    driver.sit(bob, 2, "Bob");
    driver.ready(bob);
    driver.start(ada);
    driver.play_round({ada, bob});
    driver.take(bob);
    driver.pass(round_ends_after);  // the room plays `ready` for both
    const auto got = driver.take(bob);
    ASSERT_EQ(got.size(), 2U);
    for (const auto& message : got) {
        EXPECT_EQ(message.at("t"), "patch");
        EXPECT_FALSE(message.contains("id"));
        EXPECT_TRUE(protocol::read_from_server(message.dump())) << "a client must be able to read it";
    }
}

}  // namespace
}  // namespace reami::room
