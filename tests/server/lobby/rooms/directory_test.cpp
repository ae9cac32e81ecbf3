#include "server/lobby/rooms/directory.hpp"

#include "tests/server/lobby/lobby.hpp"

namespace reami::lobby {
namespace {

using LobbyDirectory = Lobby;

TEST_F(LobbyDirectory, FindsARoomByItsCodeAndNoOther) {
    start();
    const std::string code = opened("a").code;
    EXPECT_NE(parts->directory.find(code), nullptr);
    EXPECT_EQ(parts->directory.find("NOBODYAT"), nullptr);
    EXPECT_EQ(parts->directory.size(), 1u);
}

TEST_F(LobbyDirectory, NumbersOfRoomsAreNeverGivenTwice) {
    start();
    const store::RoomId before = parts->directory.next_room();
    EXPECT_EQ(parts->directory.next_room(), before + 1);
    opened("a");
    const std::string highest = scratch.ask("SELECT max(id) FROM rooms");
    start();  // restarts the server
    EXPECT_EQ(std::to_string(parts->directory.next_room() - 1), highest);
}

TEST_F(LobbyDirectory, RoomsLiveOnBothShards) {
    start();
    const auto shard_of = [&](const std::string& request) {
        return parts->directory.find(opened(request).code)->executor();
    };
    const auto first = shard_of("a"), second = shard_of("b"), third = shard_of("c");
    EXPECT_NE(first, second);
    EXPECT_EQ(first, third);
}

TEST_F(LobbyDirectory, ARoomThatClosesIsForgottenAndGivenBackToItsOpener) {
    settings.limits.rooms_an_address = 1;
    start();
    const std::string code = opened("a").code;
    EXPECT_FALSE(open("b", {home, {}}));
    clock.pass(3'600'000);  // nobody has entered the room
    ASSERT_TRUE(rooms_close());
    EXPECT_EQ(parts->directory.find(code), nullptr);
    EXPECT_TRUE(open("c", {home, {}}));
}

}  // namespace
}  // namespace reami::lobby
