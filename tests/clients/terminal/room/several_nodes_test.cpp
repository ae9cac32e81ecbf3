// How a client decides whether a node's messages are outdated: PROTOCOL.md, "Several nodes".
#include <gtest/gtest.h>

#include "clients/terminal/room/room_client.hpp"
#include "tests/clients/terminal/plain/fake_environment.hpp"

namespace reami::terminal {
namespace {

namespace from_server = protocol::from_server;

from_server::Here here(std::optional<std::int64_t> epoch, int match, int v) {
    return {.you = "public", .match = match, .v = v, .who = 1, .epoch = epoch, .token = {}};
}
from_server::Pong pong(std::int64_t epoch, int match, int v) {
    return {.match = match, .v = v, .epoch = epoch, .now = 0};
}
from_server::State state(int v) {
    from_server::State state;
    state.match = 1;
    state.v = v;
    state.view.text = "{}";
    return state;
}

/// The client has seen position 4 of the first match in epoch 3.
class SeveralNodes : public testing::Test {
protected:
    SeveralNodes() {
        client.enter("KETMKARD", "");
        client.opened();
        receive(here(3, 1, 3));
        receive(state(3));
        from_server::Patch patch;
        patch.v = 4;
        patch.change.text = "{}";
        patch.events.text = "[]";
        receive(patch);
        environment.connected.clear();
    }

    bool receive(const from_server::Message& message) {
        return client.take(protocol::write(message)).has_value();
    }

    FakeEnvironment environment;
    RoomClient client{environment, protocol::Language::en};
};

TEST_F(SeveralNodes, AnOlderHereOrPongMakesItLookForAnotherNode) {
    const std::vector<from_server::Message> old{here(2, 1, 9), here(3, 1, 3), here(2, 2, 0),
                                                pong(2, 1, 9), pong(3, 1, 3), pong(3, 0, 9)};
    for (const from_server::Message& message : old) {
        EXPECT_FALSE(receive(message)) << protocol::write(message);
        EXPECT_FALSE(client.is_here());
        EXPECT_FALSE(receive(state(9))) << "all messages of that node are ignored";
        EXPECT_EQ(client.match().v(), 4);
        for (int second = 1; second <= 3; ++second) {
            EXPECT_EQ(environment.connected, "");
            client.tick();
        }
        EXPECT_EQ(environment.connected, "KETMKARD");
        environment.connected.clear();
        client.opened();
        EXPECT_TRUE(receive(here(3, 1, 4)));
        EXPECT_TRUE(client.is_here());
    }
}

TEST_F(SeveralNodes, WhatIsNotOlderCounts) {
    EXPECT_TRUE(receive(here(3, 1, 4)));
    EXPECT_TRUE(receive(pong(3, 1, 5)));
    EXPECT_TRUE(receive(pong(4, 1, 2)));
    EXPECT_TRUE(receive(here(5, 1, 0)));
    EXPECT_TRUE(receive(here({}, 1, 0))) << "a server without epochs";
    EXPECT_TRUE(receive(here(1, 1, 0))) << "a new cluster after that server";
    EXPECT_TRUE(client.is_here());
}

TEST_F(SeveralNodes, AStateOfAnEarlierPositionCountsOnlyInALaterEpoch) {
    EXPECT_FALSE(receive(state(3)));
    EXPECT_EQ(client.match().v(), 4);
    EXPECT_TRUE(receive(here(4, 1, 3)));
    EXPECT_TRUE(receive(state(3)));
    EXPECT_EQ(client.match().v(), 3);
}

TEST_F(SeveralNodes, WhatWasSeenHoldsAfterTheLineBrokeToo) {
    client.lost();
    client.opened();
    EXPECT_FALSE(receive(here(2, 1, 9)));
    client.lost();  // the node learns that it is outdated, and closes
    client.opened();
    EXPECT_TRUE(receive(here(4, 1, 4)));
    client.tick();
    client.tick();
    client.tick();
    EXPECT_EQ(environment.connected, "") << "the client is already with another node";
}

TEST_F(SeveralNodes, AnotherRoomHasEpochsOfItsOwn) {
    client.enter("DRAKTEMK", "");
    client.opened();
    EXPECT_TRUE(receive(here(1, 1, 0)));
}

}  // namespace
}  // namespace reami::terminal
