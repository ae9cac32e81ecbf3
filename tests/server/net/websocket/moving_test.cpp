// A direct connection moves to the shard of its room, whichever shard has accepted it.
#include <gtest/gtest.h>

#include <chrono>
#include <future>
#include <list>

#include "tests/server/net/served.hpp"

namespace reami::net {
namespace {

using testing::TestClient;

bool is_at_home(TestClient& client) {
    client.send(chat("where"));
    return client.receive_a("where")["home"].get<bool>();
}

/// Four clients: two on each of the two shards.
std::list<TestClient> four_clients(const Served& served) {
    std::list<TestClient> clients;
    for (int i = 0; i < 4; ++i) clients.emplace_back(served.port(), "KETMKARD").hello();
    return clients;
}

TEST(Moving, IsToTheShardOfTheRoom) {
    for (int times = 0; times < 2; ++times) {
        Served served;
        for (int skipped = 0; skipped <= times; ++skipped) served.gateway.home = served.next_shard();
        for (TestClient& client : four_clients(served)) {
            EXPECT_TRUE(is_at_home(client));
            client.send(chat("echo still there"));
            EXPECT_EQ(client.receive_a("echo")["text"], "still there");
        }
        EXPECT_TRUE(served.gateway.empties());
    }
}

TEST(Moving, IsNotForgottenWhenTheServerStops) {
    Served served;
    served.gateway.home = served.next_shard();
    auto clients = four_clients(served);
    auto stopped = std::async(std::launch::async, [&] { served.stop(std::chrono::seconds(10)); });
    for (TestClient& client : clients) EXPECT_EQ(client.closed(), 1012);
    stopped.get();
    EXPECT_TRUE(served.gateway.empties());
}

TEST(Moving, IsNothingForWhomNobodyKnowsTheRoom) {
    const Served served;
    for (TestClient& client : four_clients(served)) {
        client.send(chat("echo here"));
        EXPECT_EQ(client.receive_a("echo")["text"], "here");
    }
}

}  // namespace
}  // namespace reami::net
