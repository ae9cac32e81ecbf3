// If the server is full, or an address has used up its share, the server refuses further clients. It tells
// them the reason, as long as only few clients wait for a reason.
#include <gtest/gtest.h>

#include <chrono>
#include <list>
#include <nlohmann/json.hpp>
#include <string>
#include <thread>
#include <vector>

#include "server/net/address_count.hpp"
#include "server/net/idle_connections.hpp"
#include "server/runtime/meters.hpp"
#include "tests/server/log_capture.hpp"
#include "tests/server/net/raw_client.hpp"
#include "tests/server/net/served.hpp"

namespace reami::net {
namespace {

using std::chrono::milliseconds;
using testing::RawClient;
using testing::TestClient;

const std::string plain_request = "GET /echo HTTP/1.1\r\nHost: localhost\r\n\r\n";

/// Settings with two places for connections: in all or for one address, depending on `limit`.
Settings for_two(std::size_t Limits::*limit) {
    Settings settings = quick();
    settings.limits.*limit = 2;
    return settings;
}

class Full : public ::testing::TestWithParam<std::size_t Limits::*> {
protected:
    Full() { held_.hello(); }

    const testing::LogCapture log_;
    const Served served_{for_two(GetParam())};
    TestClient held_ = served_.client();
};

TEST_P(Full, TellsAWebSocketBy1013) {
    TestClient second = served_.client();
    second.hello();
    for (int n = 0; n < 3; ++n) {
        TestClient refused = served_.client();
        EXPECT_EQ(refused.status(), 101);
        refused.send({{"t", "hello"}});
        EXPECT_EQ(refused.closed(), 1013);
    }
    EXPECT_EQ(served_.gateway.visitors, 2);
    EXPECT_EQ(log_.count("[warning] refusing connections"), 1)
        << log_.text();  // the log has one such line per minute
}

TEST_P(Full, TellsAPlainRequestBy503) {
    TestClient second = served_.client();
    second.hello();
    RawClient refused(served_.port());
    refused.send(plain_request);
    const auto reply = refused.reply().value();
    EXPECT_EQ(reply.status, 503);
    EXPECT_EQ(nlohmann::json::parse(reply.body)["code"], "limit.connections");
    EXPECT_EQ(reply.headers.at("content-type"), "application/problem+json");
    EXPECT_EQ(reply.headers.at("retry-after"), "30");
    EXPECT_EQ(reply.headers.at("connection"), "close");
    EXPECT_TRUE(refused.ends());
    EXPECT_TRUE(served_.gateway.asked().empty());
}

TEST_P(Full, HasAPlaceWhenSomebodyLeaves) {
    {
        TestClient second = served_.client();
        second.hello();
        EXPECT_EQ(RawClient(served_.port()).ask(plain_request), 503);
    }
    bool served = false;
    for (int n = 0; n < 1'000 && !served; ++n) {
        std::this_thread::sleep_for(milliseconds(10));
        served = RawClient(served_.port()).ask(plain_request) == 200;
    }
    EXPECT_TRUE(served);
}

TEST_P(Full, HasAPlaceWhereAConnectionWaitsForANextRequest) {
    RawClient idle(served_.port());
    EXPECT_EQ(idle.ask(plain_request), 200);
    bool served = false;  // the server sends the answer a moment before the connection is idle
    for (int n = 0; n < 1'000 && !served; ++n) {
        TestClient next = served_.client();
        next.send({{"t", "hello"}});
        served = next.receive().has_value();
        if (!served) std::this_thread::sleep_for(milliseconds(10));
    }
    EXPECT_TRUE(served);
    EXPECT_TRUE(idle.ends());
    held_.send(chat("echo still here"));
    EXPECT_EQ(held_.receive_a("echo")["text"], "still here");
}

INSTANTIATE_TEST_SUITE_P(In, Full, ::testing::Values(&Limits::connections, &Limits::connections_an_address));

/// Each browser keeps six connections open, and then opens the WebSocket of a room.
TEST(Class, OfTwelveBrowsersBehindOneAddressGetsInAtOnce) {
    const Served served;
    std::list<RawClient> kept;
    std::list<TestClient> in_a_room;
    for (int browser = 0; browser < 12; ++browser) {
        for (int n = 0; n < 6; ++n) {
            kept.emplace_back(served.port());
            EXPECT_EQ(kept.back().ask(plain_request), 200) << browser;
        }
        in_a_room.push_back(served.client());
        EXPECT_EQ(in_a_room.back().hello()["t"], "here") << browser;
    }
    EXPECT_EQ(served.gateway.visitors, 12);
}

/// Settings with enough places, but with a burst of three new connections for an address.
Settings for_three_arrivals() {
    Settings settings = quick();
    settings.limits.arrivals_a_second = 0.1;
    settings.limits.arrival_burst = 3;
    return settings;
}

TEST(Arrivals, BeyondTheBudgetOfTheirAddressAreClosedAtOnce) {
    const Served served(for_three_arrivals());
    for (int n = 0; n < 3; ++n) EXPECT_EQ(RawClient(served.port()).ask(plain_request), 200);
    for (int n = 0; n < 2; ++n) EXPECT_TRUE(RawClient(served.port()).ends());
    EXPECT_EQ(RawClient({.port = served.port(), .from = "127.0.0.2"}).ask(plain_request), 200);
    EXPECT_EQ(served.meters.connections_refused, 2U);
}

TEST(Arrivals, ThroughAProxyDoNotCount) {
    Settings settings = for_three_arrivals();
    settings.proxies = {"127.0.0.1"};
    const Served served(settings);
    for (int n = 0; n < 5; ++n) EXPECT_EQ(RawClient(served.port()).ask(plain_request), 200);
}

TEST(Refusals, AreOfEightAnAddressAndHaveLittleTime) {
    Settings settings = quick();
    settings.limits.connections = 1;
    settings.limits.request_within = milliseconds(500);
    const Served served(settings);
    TestClient held = served.client();
    held.hello();
    std::vector<RawClient> silent;
    silent.reserve(8);
    for (int n = 0; n < 8; ++n) silent.emplace_back(served.port());
    RawClient beyond(served.port());
    beyond.send(plain_request);
    EXPECT_FALSE(beyond.reply());  // closed at once, without a reason
    EXPECT_EQ(RawClient({.port = served.port(), .from = "127.0.0.2"}).ask(plain_request), 503);
    for (RawClient& one : silent) EXPECT_TRUE(one.ends());
    EXPECT_EQ(RawClient(served.port()).ask(plain_request), 503);
}

TEST(Refusals, OfAnAddressLeaveTheOthersTheirPlaces) {
    Settings settings = quick();
    settings.limits.connections_an_address = 1;
    const Served served(settings);
    TestClient one = served.client();
    one.hello();
    EXPECT_EQ(RawClient(served.port()).ask(plain_request), 503);
    EXPECT_EQ(RawClient({.port = served.port(), .from = "127.0.0.2"}).ask(plain_request), 200);
}

TEST(IdleConnections, GiveWayInTheOrderInWhichTheyBeganToWait) {
    const auto one = boost::asio::ip::make_address("192.0.2.1");
    const auto other = boost::asio::ip::make_address("192.0.2.2");
    IdleConnections idle;
    std::vector<int> ended;
    auto first = idle.add(one, [&] { ended.push_back(1); });
    auto second = idle.add(other, [&] { ended.push_back(2); });
    auto third = idle.add(one, [&] { ended.push_back(3); });
    EXPECT_TRUE(idle.end_longest(other));
    EXPECT_FALSE(idle.end_longest(other));
    EXPECT_TRUE(idle.end_longest());
    EXPECT_EQ(ended, (std::vector{2, 1}));
    EXPECT_TRUE(first.gave_way());
    EXPECT_TRUE(second.gave_way());
    EXPECT_FALSE(third.gave_way());  // it is no longer waiting
    EXPECT_FALSE(idle.end_longest());
}

TEST(AddressCount, HoldsAPlaceAsLongAsItLives) {
    const auto one = boost::asio::ip::make_address("192.0.2.1");
    const auto other = boost::asio::ip::make_address("192.0.2.2");
    AddressCount count({.in_all = 3, .an_address = 2});
    auto first = count.enter(one);
    const auto second = count.enter(one);
    EXPECT_TRUE(first && second);
    EXPECT_FALSE(count.enter(one));  // its share is used up
    const auto third = count.enter(other);
    EXPECT_TRUE(third);
    EXPECT_FALSE(count.enter(other));  // all places are taken
    first.reset();
    EXPECT_EQ(count.in_all(), 2U);
    EXPECT_TRUE(count.enter(one));
}

}  // namespace
}  // namespace reami::net
