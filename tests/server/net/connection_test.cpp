// Plain requests, one after the other on one connection. Clients send requests at once or slowly, and read
// the answers slowly.
#include "server/net/connection.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "tests/server/net/raw_client.hpp"
#include "tests/server/net/served.hpp"

namespace reami::net {
namespace {

using nlohmann::json;
using std::chrono::milliseconds;
using testing::RawClient;
using testing::Reply;

std::string request(const std::string& line, const std::string& headers = "") {
    return line + " HTTP/1.1\r\nHost: localhost\r\n" + headers + "\r\n";
}

TEST(Connection, AsksTheGatewayWhatWasRequested) {
    const Served served;
    RawClient client(served.port());
    client.send(request("GET /echo?x=1", "Accept-Language: de, it;q=0.8, en;q=0.5\r\n"));
    EXPECT_EQ(json::parse(client.reply().value().body)["path"], "/echo");
    const Request asked = served.gateway.asked().back();
    EXPECT_EQ(asked.method, "GET");
    EXPECT_EQ(asked.language, "it");
    EXPECT_EQ(asked.host, "localhost");
    EXPECT_FALSE(asked.secure);
    EXPECT_EQ(asked.address.to_string(), "127.0.0.1");
}

TEST(Connection, SendsSecurityHeadersWithEveryAnswer) {
    const Served served;
    for (const char* const line : {"GET /echo", "GET /throw", "PUT /echo"}) {
        RawClient client(served.port());
        client.send(request(line));
        const Reply reply = client.reply().value();
        EXPECT_EQ(reply.headers.at("x-content-type-options"), "nosniff") << line;
        EXPECT_EQ(reply.headers.at("x-frame-options"), "DENY") << line;
        EXPECT_EQ(reply.headers.at("referrer-policy"), "no-referrer") << line;
    }
}

TEST(Connection, AnswersAHeadWithoutTheBody) {
    const Served served;
    RawClient client(served.port());
    client.send(request("HEAD /echo"));
    const Reply reply = client.reply_to_head().value();
    const std::string body = R"({"body":"","method":"HEAD","path":"/echo"})";
    EXPECT_EQ(reply.headers.at("content-length"), std::to_string(body.size()));
    EXPECT_EQ(reply.body, "");
    EXPECT_EQ(client.ask(request("GET /echo")), 200);  // an answer at once shows that no body came before it
}

TEST(Connection, ServesRequestAfterRequest) {
    const Served served;
    RawClient client(served.port());
    for (int n = 0; n < 3; ++n) EXPECT_EQ(client.ask(request("GET /echo")), 200);
}

TEST(Connection, AnswersPipelinedRequestsInTheirOrder) {
    const Served served;
    RawClient client(served.port());
    client.send(request("GET /1") + request("GET /slow") + request("GET /3"));
    for (const char* const path : {"/1", "/slow", "/3"})
        EXPECT_EQ(json::parse(client.reply().value().body)["path"], path);
}

TEST(Connection, AnswersNothingBehindARefusedRequest) {
    const Served served;
    RawClient client(served.port());
    client.send(request("GET /1", "Transfer-Encoding: chunked\r\n") + "0\r\n\r\n" + request("GET /2"));
    EXPECT_EQ(client.reply().value().status, 501);
    EXPECT_FALSE(client.reply());
    EXPECT_TRUE(served.gateway.asked().empty());
}

TEST(Connection, EndsWhenTheClientWantsItSo) {
    const Served served;
    RawClient client(served.port());
    EXPECT_EQ(client.ask(request("GET /echo", "Connection: close\r\n")), 200);
    EXPECT_TRUE(client.ends());
    RawClient old(served.port());
    EXPECT_EQ(old.ask("GET /echo HTTP/1.0\r\nHost: localhost\r\n\r\n"), 200);
    EXPECT_TRUE(old.ends());
}

TEST(Connection, GoesOnAfterTheGatewayThrew) {
    const Served served;
    RawClient client(served.port());
    client.send(request("GET /throw"));
    const Reply reply = client.reply().value();
    EXPECT_EQ(reply.status, 500);
    EXPECT_EQ(reply.body.find("as was asked"), std::string::npos);
    EXPECT_EQ(client.ask(request("GET /echo")), 200);
}

TEST(Connection, EndsWhenARequestComesTooSlowly) {
    Settings settings = quick();
    settings.limits.request_within = milliseconds(100);
    const Served served(settings);
    for (const std::string& begun :
         {std::string("G"), std::string("GET /echo HTTP/1.1\r\nHost: local"),
          std::string("POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                      "Content-Length: 20\r\n\r\n{")}) {
        RawClient client(served.port());
        client.send(begun);
        EXPECT_TRUE(client.ends()) << begun;
    }
    EXPECT_TRUE(served.gateway.asked().empty());
}

TEST(Connection, GivesARequestThatDripsNoMoreTime) {
    Settings settings = quick();
    settings.limits.request_within = milliseconds(100);
    const Served served(settings);
    RawClient client(served.port());
    int drops = 0;
    while (drops < 500 && !client.ends(milliseconds(10))) {
        client.send(drops == 0 ? "GET /echo HTTP/1.1\r\nX: " : "x");
        ++drops;
    }
    EXPECT_LT(drops, 500);
}

TEST(Connection, EndsWhenNoFurtherRequestComes) {
    Settings settings = quick();
    settings.limits.idle_request = milliseconds(50);
    const Served served(settings);
    RawClient client(served.port());
    EXPECT_EQ(client.ask(request("GET /slow")),
              200);  // a connection is not idle while its request is being answered
    EXPECT_TRUE(client.ends());
}

TEST(Connection, EndsSoonIfItSaysNothing) {
    Settings settings = quick();
    settings.limits.request_within = milliseconds(100);
    settings.limits.idle_request = milliseconds(60'000);
    const Served served(settings);
    RawClient silent(served.port());
    EXPECT_TRUE(silent.ends());
}

TEST(Connection, GivesEveryRequestItsTimeFromItsFirstByte) {
    Settings settings = quick();
    settings.limits.request_within = milliseconds(1'000);
    const Served served(settings);
    RawClient client(served.port());
    for (int n = 0; n < 3; ++n) {
        EXPECT_EQ(client.ask(request("GET /echo")), 200);
        EXPECT_FALSE(client.ends(milliseconds(600)));  // together longer than the time limit of one request
    }
}

TEST(Connection, GivesAnAnswerTheTimeThatItsReaderTakes) {
    Settings settings = quick();
    settings.limits.stuck_after = milliseconds(1'500);
    const Served served(settings);
    RawClient slow({.port = served.port(), .receive_buffer = 4096});
    slow.send(request("GET /large"));
    constexpr std::size_t whole = 8 << 20;
    const auto begin = std::chrono::steady_clock::now();
    std::size_t received = 0;
    while (received < whole) {
        const std::size_t more = slow.receive(32'768).size();
        if (more == 0) break;
        received += more;
        std::this_thread::sleep_for(milliseconds(10));
    }
    EXPECT_GE(received, whole);
    EXPECT_GT(std::chrono::steady_clock::now() - begin, settings.limits.stuck_after);
}

/// The client's system reports free space only when nearly all of its buffer, some 128 KB, has been read.
TEST(Connection, WaitsForAReaderThatTakesFortyKilobytesEveryFiveSeconds) {
    Settings settings = quick();
    const double scale = 2'250 / static_cast<double>(settings.limits.stuck_after.count());
    settings.limits.stuck_after = milliseconds(2'250);
    const std::chrono::duration<double, std::milli> pause(5'000 * scale);
    constexpr std::size_t at_a_time = 40'960, times = 17;
    const Served served(settings);
    RawClient slow({.port = served.port(), .receive_buffer = 65'536});
    slow.send(request("GET /large"));
    std::size_t received = 0;
    for (std::size_t n = 0; n < times; ++n) {
        received += slow.receive(at_a_time).size();
        std::this_thread::sleep_for(pause);
    }
    EXPECT_EQ(received, times * at_a_time);
}

TEST(Connection, EndsWhenItsReaderIsStuck) {
    Settings settings = quick();
    settings.limits.stuck_after = milliseconds(100);
    settings.limits.connections_an_address = 1;
    settings.limits.request_burst = 1'000;  // a long answer costs 512
    const Served served(settings);
    RawClient stuck({.port = served.port(), .receive_buffer = 4096});
    stuck.send(request("GET /large"));
    ASSERT_TRUE(served.gateway.is_asked());
    const auto is_served = [&] { return RawClient(served.port()).ask(request("GET /echo")) == 200; };
    for (int n = 0; n < 1'000 && !is_served(); ++n) std::this_thread::sleep_for(milliseconds(10));
    std::size_t received = 0;
    while (const std::size_t more = stuck.receive(32'768).size()) received += more;
    EXPECT_TRUE(stuck.ends());
    EXPECT_LT(received, 8U << 20U);
}

TEST(Connection, HoldsNoMoreLongAnswersThanItsMemoryMay) {
    Settings settings = quick();
    settings.limits.answer_bytes = 9 << 20;
    settings.limits.request_burst = 1e6;
    const Served served(settings);
    std::optional<RawClient> slow(RawClient::Way{.port = served.port(), .receive_buffer = 4096});
    slow->send(request("GET /large"));
    EXPECT_EQ(slow->receive(1'024).size(), 1'024U);
    RawClient other(served.port());
    other.send(request("GET /large"));
    const auto refused = other.reply().value();
    EXPECT_EQ(refused.status, 503);
    EXPECT_EQ(nlohmann::json::parse(refused.body)["code"], "limit.requests");
    EXPECT_EQ(refused.headers.at("retry-after"), "5");
    EXPECT_EQ(other.ask(request("GET /echo")), 200);
    slow.reset();
    const auto is_served = [&] { return other.ask(request("GET /large")) == 200; };
    bool served_again = false;
    for (int n = 0; n < 1'000 && !served_again; ++n) {
        std::this_thread::sleep_for(milliseconds(10));
        served_again = is_served();
    }
    EXPECT_TRUE(served_again);
}

}  // namespace
}  // namespace reami::net
