// The end of a server: it closes every WebSocket with 1012, finishes the answers under way, and waits no
// longer than its limit.
#include "server/net/listener.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <future>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "tests/server/log_capture.hpp"
#include "tests/server/net/raw_client.hpp"
#include "tests/server/net/served.hpp"

namespace reami::net {
namespace {

using nlohmann::json;
using std::chrono::milliseconds;
using testing::RawClient;
using testing::Reply;
using testing::TestClient;

constexpr milliseconds long_enough{8'000};

std::future<void> stopping(Served& served, milliseconds within) {
    return std::async(std::launch::async, [&served, within] { served.stop(within); });
}

TEST(Listener, ClosesEveryWebSocketWith1012) {
    Served served;
    std::vector<TestClient> clients;
    clients.reserve(9);
    for (int n = 0; n < 8; ++n) clients.push_back(served.client());
    for (TestClient& client : clients) client.hello();
    clients.emplace_back(TestClient::Way{.port = served.port(), .target = "/ws/lobby"});
    EXPECT_EQ(clients.back().receive()->at("t"), "rooms");
    const auto stopped = stopping(served, long_enough);
    for (TestClient& client : clients) EXPECT_EQ(client.closed(), 1012);
    EXPECT_EQ(stopped.wait_for(long_enough), std::future_status::ready);
    EXPECT_EQ(served.gateway.visitors, 0);
}

TEST(Listener, SendsWhatWaitsBeforeItCloses) {
    Served served;
    TestClient client = served.client();
    client.hello();
    client.send({{"t", "chat"}, {"id", "a1"}, {"text", "always 20"}});
    EXPECT_EQ(client.receive_a("always")["n"], 1);
    const auto stopped = stopping(served, long_enough);
    for (int n = 2; n <= 20; ++n) EXPECT_EQ(client.receive_a("always")["n"], n);
    EXPECT_EQ(client.closed(), 1012);
}

TEST(Listener, FinishesTheAnswerUnderWayAndSaysThatItIsTheLast) {
    Served served;
    RawClient client(served.port());
    client.send("GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n");
    ASSERT_TRUE(served.gateway.is_asked());
    const auto stopped = stopping(served, long_enough);
    const Reply reply = client.reply().value();
    EXPECT_EQ(reply.status, 200);
    EXPECT_EQ(reply.headers.at("connection"), "close");
    EXPECT_TRUE(client.ends());
    EXPECT_EQ(stopped.wait_for(long_enough), std::future_status::ready);
}

TEST(Listener, EndsConnectionsThatAskForNothing) {
    Served served;
    RawClient silent(served.port());
    RawClient kept(served.port());
    EXPECT_EQ(kept.ask("GET /echo HTTP/1.1\r\nHost: localhost\r\n\r\n"), 200);
    RawClient begun(served.port());
    begun.send("GET /echo HTT");
    const auto stopped = stopping(served, long_enough);
    for (RawClient* const client : {&silent, &kept, &begun}) EXPECT_TRUE(client->ends());
    EXPECT_EQ(stopped.wait_for(long_enough), std::future_status::ready);
}

TEST(Listener, WaitsForNobodyLongerThanItWasTold) {
    Settings settings = quick();
    settings.limits.closing_within = milliseconds(60'000);
    Served served(settings);
    TestClient deaf = served.client();
    deaf.hello();
    const auto stopped = stopping(served, milliseconds(50));
    EXPECT_EQ(stopped.wait_for(long_enough),
              std::future_status::ready);  // although the client answers no close frame
    EXPECT_EQ(served.gateway.visitors, 0);
}

TEST(Listener, AcceptsNobodyAfterItsEnd) {
    Served served;
    const auto port = served.port();
    served.stop(long_enough);
    EXPECT_ANY_THROW(RawClient{port});
    served.stop(long_enough);  // a second stop does nothing
}

TEST(Listener, CannotHaveAPortThatIsTaken) {
    const Served served;
    Settings settings = quick();
    settings.port = served.port();
    try {
        const Served second(settings);
        FAIL() << "two listen on one port";
    } catch (const std::runtime_error& fault) {
        EXPECT_EQ(fault.what(), "can't listen on 127.0.0.1 port " + std::to_string(served.port()) +
                                    ": Address already in use; another program listens there: end it, or "
                                    "choose another port with --port");
    }
}

TEST(Listener, SaysThatAnAddressIsNotOfThisMachine) {
    Settings settings = quick();
    settings.listen = "192.0.2.1";  // an address of no machine: RFC 5737
    try {
        const Served served(settings);
        FAIL() << "it listens on an address of another machine";
    } catch (const std::runtime_error& fault) {
        const std::string said = fault.what();
        EXPECT_NE(said.find("192.0.2.1 port 0"), std::string::npos) << said;
        EXPECT_NE(said.find("--listen"), std::string::npos) << said;
    }
}

/// The settings allow one connection per address.
Settings with_one_place() {
    Settings settings = quick();
    settings.limits.connections_an_address = 1;
    return settings;
}

/// Retries until the place is free again, which may take a moment.
bool is_served_again(const Served& served) {
    for (int n = 0; n < 1'000; ++n) {
        if (RawClient(served.port()).ask("GET /echo HTTP/1.1\r\nHost: localhost\r\n\r\n") == 200) return true;
        std::this_thread::sleep_for(milliseconds(10));
    }
    return false;
}

TEST(Listener, HasThePlaceOfAConnectionBackThatThrew) {
    const testing::LogCapture log;
    const Served served(with_one_place());
    for (int n = 0; n < 3; ++n) {
        EXPECT_EQ(RawClient(served.port()).ask("GET /nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n"), 0);
        EXPECT_TRUE(is_served_again(served));
    }
    EXPECT_EQ(log.count("[error] serving a connection failed: as was asked"), 3) << log.text();
}

TEST(Listener, HasThePlaceOfAWebSocketBackThatThrew) {
    const testing::LogCapture log;
    Served served(with_one_place());
    served.gateway.watching_throws = true;
    EXPECT_EQ(TestClient({.port = served.port(), .target = "/ws/lobby"}).closed(), 1006);
    EXPECT_TRUE(is_served_again(served));
    EXPECT_EQ(log.count("[error] could not begin a WebSocket: as was asked"), 1) << log.text();
}

TEST(Listener, EndsAWebSocketThatCanNoLongerBeWritten) {
    const testing::LogCapture log;
    Settings settings = with_one_place();
    settings.limits.queue_messages = 2;
    const Served served(settings);
    {
        TestClient client = served.client();
        client.hello();
        client.send({{"t", "chat"}, {"id", "a1"}, {"text", "no_sync"}});
        client.send({{"t", "chat"},
                     {"id", "a2"},
                     {"text", "patches 9"}});  // more than fit, so the server sends a state
        EXPECT_EQ(client.closed(), 1006);
    }
    EXPECT_TRUE(served.gateway.empties());
    EXPECT_TRUE(is_served_again(served));
    EXPECT_EQ(log.count("[error] dropped a WebSocket because writing failed: as was ordered"), 1)
        << log.text();
}

}  // namespace
}  // namespace reami::net
