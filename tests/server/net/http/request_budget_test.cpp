// The budgets of an address for plain requests (limit.requests) and for new WebSockets.
#include "server/net/http/request_budget.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <nlohmann/json.hpp>
#include <string>
#include <thread>

#include "tests/server/net/raw_client.hpp"
#include "tests/server/net/served.hpp"

namespace reami::net {
namespace {

using namespace std::chrono_literals;
using boost::asio::ip::address;
using boost::asio::ip::address_v4;
using boost::asio::ip::make_address;
using testing::RawClient;
using testing::TestClient;

const std::string api_request = "GET /api/rooms HTTP/1.1\r\nHost: localhost\r\n\r\n";
const std::string file_request = "GET /page.js HTTP/1.1\r\nHost: localhost\r\n\r\n";

Settings with_requests(double a_second, double burst) {
    Settings settings = quick();
    settings.limits.requests_a_second = a_second;
    settings.limits.request_burst = burst;
    return settings;
}

TEST(Requests, BeyondTheBudgetOfTheirAddressAreRefusedWith429) {
    const Served served(with_requests(0.1, 3));
    RawClient client(served.port());
    for (int n = 0; n < 3; ++n) EXPECT_EQ(client.ask(api_request), 200);
    client.send(api_request);
    const auto reply = client.reply().value();
    EXPECT_EQ(reply.status, 429);
    EXPECT_EQ(nlohmann::json::parse(reply.body)["code"], "limit.requests");
    const int wait = std::stoi(reply.headers.at("retry-after"));
    EXPECT_GE(wait, 1);
    EXPECT_LE(wait, 10);                                        // one request per ten seconds
    EXPECT_EQ(RawClient(served.port()).ask(api_request), 429);  // on a new connection, too
    EXPECT_EQ(client.ask(api_request), 429);                    // the old connection stays open
    EXPECT_EQ(served.gateway.asked().size(), 3U);
    EXPECT_EQ(RawClient({.port = served.port(), .from = "127.0.0.2"}).ask(api_request), 200);
}

TEST(Requests, AreServedAgainAfterAWhile) {
    const Served served(with_requests(5, 1));
    RawClient client(served.port());
    EXPECT_EQ(client.ask(api_request), 200);
    bool again = false;
    for (int n = 0; n < 1'000 && !again; ++n) {
        std::this_thread::sleep_for(10ms);
        again = client.ask(api_request) == 200;
    }
    EXPECT_TRUE(again);
}

TEST(Requests, CountByWhatIsToBeReadAndSent) {
    const Served served(with_requests(0.1, 3));
    RawClient client(served.port());
    const std::string body(512, 'x');
    EXPECT_EQ(client.ask("POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                         "Content-Length: 512\r\n\r\n" +
                         body),
              200);
    EXPECT_EQ(client.ask(api_request), 429) << "1, and 1 for every 256 bytes of the body";
    RawClient other({.port = served.port(), .from = "127.0.0.2"});
    EXPECT_EQ(other.ask("GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n"), 200);
    EXPECT_EQ(other.ask(api_request), 429) << "8 MB are 512 times 16 KB";
}

TEST(Requests, ForFilesCountATenth) {
    const Served served(with_requests(0.1, 1));
    RawClient client(served.port());
    for (int n = 0; n < 9; ++n) EXPECT_EQ(client.ask(file_request), 200) << n;
    EXPECT_EQ(client.ask(api_request), 429);
}

/// WebSockets have a separate budget, so that players may send requests, and an address without budget may
/// play.
Settings with_connects(double a_second, double burst) {
    Settings settings = with_requests(0.1, 1);
    settings.limits.connects_a_second = a_second;
    settings.limits.connect_burst = burst;
    return settings;
}

TEST(Connects, BeyondTheBudgetOfTheirAddressAreClosedWith1013) {
    const Served served(with_connects(0.1, 2));
    TestClient one = served.client(), other = served.client();
    EXPECT_EQ(one.hello()["t"], "here");
    EXPECT_EQ(other.hello()["t"], "here");
    for (int n = 0; n < 3; ++n) EXPECT_EQ(served.client().closed(), 1013);
    EXPECT_EQ(served.gateway.visitors, 2);
    EXPECT_EQ(RawClient(served.port()).ask(api_request), 200);
    EXPECT_EQ(RawClient({.port = served.port(), .from = "127.0.0.2"}).upgrade("/ws/r/KETMKARD"), 101);
    one.send(chat("echo still here"));
    EXPECT_EQ(one.receive_a("echo")["text"], "still here");
}

TEST(Connects, AreServedThoughTheAddressHasAskedTooMuch) {
    const Served served(with_connects(0.1, 2));
    EXPECT_EQ(RawClient(served.port()).ask(api_request), 200);
    EXPECT_EQ(RawClient(served.port()).ask(api_request), 429);
    EXPECT_EQ(served.client().hello()["t"], "here");
}

TEST(Connects, ThatCameAndWentCountAsWell) {
    const Served served(with_connects(0.1, 3));
    for (int n = 0; n < 3; ++n) {
        TestClient client = served.client();
        EXPECT_EQ(client.hello()["t"], "here");
        client.leave();
        EXPECT_EQ(client.closed(), 1000);
    }
    EXPECT_EQ(served.client().closed(), 1013);
}

TEST(Connects, AreServedAgainAfterAWhile) {
    const Served served(with_connects(20, 1));
    EXPECT_EQ(served.client().hello()["t"], "here");
    bool again = false;
    for (int n = 0; n < 1'000 && !again; ++n) {
        std::this_thread::sleep_for(10ms);
        TestClient client = served.client();
        client.send({{"t", "hello"}});
        again = client.receive().has_value();
    }
    EXPECT_TRUE(again);
}

TEST(RequestBudget, ForgetsAddressesThatAskNothing) {
    Meters meters;
    RequestBudget budget(50, 300, meters.addresses);
    RequestBudget::Time now{1h};
    for (unsigned n = 0; n < 1'000; ++n) {
        EXPECT_EQ(budget.take(address_v4(n), 1, now), 0);
        now += 20ms;
    }
    EXPECT_LE(
        budget.addresses(),
        700U);  // at most the addresses of the last twelve seconds: twice the time that refills a bucket
    now += 7s;
    EXPECT_EQ(budget.take(address_v4(0), 1, now), 0);
    EXPECT_EQ(budget.addresses(), 1U);
}

TEST(RequestBudget, RemembersOnlySoManyAddresses) {
    Meters meters;
    RequestBudget budget(1, 2, meters.addresses);
    const RequestBudget::Time now{1h};
    const auto most = static_cast<unsigned>(RequestBudget::most_addresses);
    for (unsigned n = 0; n < most; ++n) EXPECT_EQ(budget.take(address_v4(n), 1, now), 0);
    const auto others = [&](unsigned n) { return budget.take(address_v4(most + n), 1, now); };
    EXPECT_EQ(others(1), 0);
    EXPECT_EQ(others(2), 0);
    EXPECT_EQ(others(3), 1);  // the others share one bucket
    EXPECT_EQ(budget.addresses(), most);
    EXPECT_EQ(budget.take(address_v4(7), 1, now), 0);  // a remembered address has its own bucket
    EXPECT_EQ(budget.take(address_v4(most + 1), 1, now + 3s), 0);
    EXPECT_EQ(budget.addresses(), 1U);
}

TEST(RequestBudget, RefusesWithoutDebt) {
    Meters meters;
    RequestBudget budget(1, 2, meters.addresses);
    const RequestBudget::Time now{1h};
    const address one = make_address("192.0.2.1");
    for (int n = 0; n < 2; ++n) EXPECT_EQ(budget.take(one, 1, now), 0);
    for (int n = 0; n < 100; ++n) EXPECT_EQ(budget.take(one, 1, now), 1);
    EXPECT_EQ(budget.take(one, 1, now + 1s), 0);
}

}  // namespace
}  // namespace reami::net
