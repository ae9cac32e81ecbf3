// If the connections of an address have reached their limit, players with a seat still get further places.
// The server reserves the last twentieth of all connections for these players. PROTOCOL.md, "Limits".
#include <gtest/gtest.h>

#include <chrono>
#include <list>
#include <thread>
#include <utility>

#include "tests/server/net/raw_client.hpp"
#include "tests/server/net/served.hpp"

namespace reami::net {
namespace {

using std::chrono::milliseconds;
using testing::RawClient;
using testing::TestClient;

const std::string echo_of_nothing = "GET /echo HTTP/1.1\r\nHost: localhost\r\n\r\n";
const nlohmann::json with_seat{{"t", "hello"}, {"token", "seated"}};

/// Settings with four connections for an address, and so two further places.
Settings for_four_an_address() {
    Settings settings = quick();
    settings.limits.connections_an_address = 4;
    return settings;
}

std::list<TestClient> visitors(const Served& served, int count) {
    std::list<TestClient> clients;
    for (int n = 0; n < count; ++n) {
        clients.push_back(served.client());
        clients.back().hello();
    }
    return clients;
}

/// Retries until a place is free, which may take a moment.
bool gets_in_with_seat(const Served& served, std::list<TestClient>& among) {
    for (int n = 0; n < 1'000; ++n) {
        TestClient client = served.client();
        client.send(with_seat);
        if (client.receive()) {
            among.push_back(std::move(client));
            return true;
        }
        std::this_thread::sleep_for(milliseconds(10));
    }
    return false;
}

TEST(FurtherPlaces, AreForWhoShowsASeat) {
    const Served served(for_four_an_address());
    auto clients = visitors(served, 4);
    for (const char* token : {"another", "and another"}) {
        TestClient stranger = served.client();
        stranger.send({{"t", "hello"}, {"token", token}});
        EXPECT_EQ(stranger.closed(), 1013);
    }
    EXPECT_EQ(TestClient({.port = served.port(), .target = "/ws/lobby"}).closed(), 1013);
    RawClient plain(served.port());
    EXPECT_EQ(plain.ask(echo_of_nothing), 503);
    for (int n = 0; n < 2; ++n) EXPECT_TRUE(gets_in_with_seat(served, clients));
    EXPECT_EQ(served.gateway.visitors, 6);
    TestClient beyond = served.client();
    beyond.send(with_seat);
    EXPECT_EQ(beyond.closed(), 1013);
    for (TestClient& client : clients) {
        client.send(chat("echo still here"));
        EXPECT_EQ(client.receive_a("echo")["text"], "still here");
    }
}

TEST(FurtherPlaces, AreLostAfterAWhileWithoutARequestOrAHello) {
    Settings settings = for_four_an_address();
    settings.limits.request_within = settings.limits.hello_within = std::chrono::hours(1);
    const Served served(settings);
    const auto clients = visitors(served, 4);
    RawClient silent(served.port());
    EXPECT_EQ(served.client().closed(), 1013);
    EXPECT_TRUE(silent.ends());
}

TEST(FurtherPlaces, AreATwentiethOfAllConnections) {
    Settings settings = quick();
    settings.limits.connections = 40;
    const Served served(settings);
    auto clients = visitors(served, 38);
    TestClient stranger = served.client();
    stranger.send({{"t", "hello"}});
    EXPECT_EQ(stranger.closed(), 1013);
    for (int n = 0; n < 2; ++n) EXPECT_TRUE(gets_in_with_seat(served, clients));
    TestClient beyond = served.client();
    beyond.send(with_seat);
    EXPECT_EQ(beyond.closed(), 1013);
    EXPECT_EQ(served.gateway.visitors, 40);
}

/// The browsers of a class may all have opened their connections before any of them sends a request.
TEST(FurtherPlaces, ServeARequestIfAnIdleConnectionGivesWay) {
    Settings settings = for_four_an_address();
    settings.shards = 1;
    const Served served(settings);
    std::list<RawClient> clients;
    for (int n = 0; n < 5; ++n) clients.emplace_back(served.port());
    for (RawClient& client : clients) EXPECT_EQ(client.ask(echo_of_nothing), 200);
    EXPECT_TRUE(clients.front().ends());
}

TEST(FurtherPlaces, OfClientsBehindAProxyAreTheirs) {
    Settings settings = for_four_an_address();
    settings.limits.connections_an_address = 2;
    settings.proxies = {"127.0.0.1"};
    const Served served(settings);
    auto clients = visitors(served, 2);  // the proxy names no client, so these count for the proxy
    TestClient stranger = served.client();
    stranger.send({{"t", "hello"}});
    EXPECT_EQ(stranger.closed(), 1013);
    EXPECT_TRUE(gets_in_with_seat(served, clients));
    EXPECT_EQ(served.gateway.visitors, 3);
}

}  // namespace
}  // namespace reami::net
