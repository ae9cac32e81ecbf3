// Clients that read slowly, stop reading or are gone: PROTOCOL.md, "Limits". Messages have 1 KB; the buffers
// of the system hold some 4 MB of them.
#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <thread>

#include "tests/server/net/raw_client.hpp"
#include "tests/server/net/served.hpp"

namespace reami::net {
namespace {

using nlohmann::json;
using std::chrono::milliseconds;
using testing::client_frame;
using testing::RawClient;
using testing::TestClient;

json order(const std::string& text) { return {{"t", "chat"}, {"id", "a1"}, {"text", text}}; }

TestClient narrow(const Served& served) {
    return TestClient({.port = served.port(), .target = "/ws/r/KETMKARD", .receive_buffer = 4096});
}

Settings without_haste() {
    Settings settings = quick();
    settings.limits.messages_a_second = settings.limits.message_burst = 1e6;
    return settings;
}

/// Settings with a queue that is larger than the system's buffers for a client that does not read.
Settings without_bounds() {
    Settings settings = quick();
    settings.limits.queue_messages = 1'000'000;
    settings.limits.queue_bytes = 1U << 30U;
    return settings;
}

/// A client that applies patches in order, or a state that replaces missed patches.
struct Follower {
    int at = 0;
    int patches = 0, states = 0, echoes = 0;

    void take(const json& message) {
        const std::string t = message["t"];
        if (t == "echo") ++echoes;
        if (t == "state") ++states;
        if (t == "patch") {
            ++patches;
            EXPECT_EQ(message["n"], at + 1) << "the client missed a patch";
        }
        if (t != "echo") at = message["n"];
    }
};

TEST(SlowReader, GetsAStateInPlaceOfThePatchesItMissed) {
    for (const std::string way : {"patches 50", "late 50"}) {
        constexpr int times = 160;  // 8 MB
        const Served served(without_haste());
        TestClient client = narrow(served);
        client.hello();
        for (int n = 0; n < times; ++n) client.send(order(way));
        client.send(order("echo kept"));
        ASSERT_TRUE(served.gateway.has_obeyed(times + 1));
        Follower follower;
        client.receive_until([&](const json& message) {
            follower.take(message);
            return follower.at == times * 50 && follower.echoes == 1;
        });
        EXPECT_GE(follower.states, 1);
        EXPECT_LT(follower.patches, times * 50);
        client.send(order("patches 1"));
        EXPECT_EQ(client.receive_a("patch")["n"], times * 50 + 1);
    }
}

TEST(SlowReader, LosesNothingThatFitsTheQueue) {
    const Served served;
    TestClient client = narrow(served);
    client.hello();
    client.send(order("patches 60"));
    for (int n = 1; n <= 60; ++n) EXPECT_EQ(client.receive_a("patch")["n"], n);
    EXPECT_EQ(served.gateway.syncs, 0);
}

TEST(SlowReader, IsClosedWith4005WhenAnswersOverflow) {
    const Served served;
    TestClient client = narrow(served);
    client.hello();
    client.send(order("always 66"));  // one is being written, and 64 may wait
    EXPECT_EQ(client.closed(), 4005);
}

TEST(SlowReader, IsDroppedWhenItIsStuck) {
    Settings settings = without_bounds();
    settings.limits.stuck_after = milliseconds(100);
    const Served served(settings);
    TestClient client = narrow(served);
    client.hello();
    client.send(order("always 12000"));
    EXPECT_TRUE(served.gateway.empties());
    EXPECT_EQ(client.closed(), 1006);
}

TEST(SlowReader, IsNotStuckWhileItReads) {
    Settings settings = without_bounds();
    settings.limits.stuck_after = milliseconds(1000);
    const Served served(settings);
    TestClient client = narrow(served);
    client.hello();
    client.send(order("always 3000"));
    for (int n = 1; n <= 3000; ++n) ASSERT_EQ(client.receive_a("always")["n"], n);
}

TEST(SlowReader, MayTakeItsTimeForOneLongMessage) {
    Settings settings = quick();
    settings.limits.stuck_after = milliseconds(1'500);
    const Served served(settings);
    RawClient slow({.port = served.port(), .receive_buffer = 4096});
    ASSERT_EQ(slow.upgrade("/ws/r/KETMKARD"), 101);
    slow.send_frame(json{{"t", "hello"}}.dump());
    slow.send_frame(order("long 8192").dump());
    const auto begin = std::chrono::steady_clock::now();
    std::size_t received = 0;
    while (received < 8 << 20) {
        const std::size_t more = slow.receive(32'768).size();
        if (more == 0) break;
        received += more;
        std::this_thread::sleep_for(milliseconds(10));
    }
    EXPECT_GE(received, 8U << 20U);
    EXPECT_GT(std::chrono::steady_clock::now() - begin, settings.limits.stuck_after);
}

/// A whole message of the server, or its answer to a ping.
struct Frame {
    int opcode = 0;
    std::string payload;
};

Frame next_frame(RawClient& client) {
    const auto number = [&](std::size_t bytes) {
        std::size_t read = 0;
        for (const char byte : client.receive(bytes)) read = read * 256 + static_cast<unsigned char>(byte);
        return read;
    };
    const auto opcode = static_cast<int>(number(1));
    std::size_t length = number(1);
    if (length == 126) length = number(2);
    if (length == 127) length = number(8);
    return {opcode, client.receive(length)};
}

TEST(SlowReader, GetsTheAnswersToItsPingsBetweenWholeMessages) {
    constexpr int messages = 4, text = 0x81, pong = 0x8A;
    const Served served(without_bounds());
    RawClient slow({.port = served.port(), .receive_buffer = 4096});
    ASSERT_EQ(slow.upgrade("/ws/r/KETMKARD"), 101);
    slow.send_frame(json{{"t", "hello"}}.dump());
    ASSERT_EQ(json::parse(next_frame(slow).payload)["t"], "here");
    for (int n = 0; n < messages; ++n)
        slow.send_frame(order("long 8192").dump());  // more than the buffers of the system hold
    ASSERT_TRUE(served.gateway.has_obeyed(messages));
    const auto ping = [&](int n) { slow.send(client_frame(0x89, std::to_string(n))); };
    int told = 0, answered = 0;
    for (ping(0); told < messages || answered <= messages;) {
        const Frame frame = next_frame(slow);
        if (frame.opcode == pong) {
            EXPECT_EQ(frame.payload, std::to_string(answered++));
            continue;
        }
        ASSERT_EQ(frame.opcode, text);
        ASSERT_EQ(json::parse(frame.payload)["t"], "long");
        ping(++told);
    }
}

TEST(SlowReader, IsNotWaitedForWhenItIsClosed) {
    Settings settings = quick();
    settings.limits.closing_within = milliseconds(100);
    const Served served(settings);
    TestClient client = served.client();
    client.hello();
    client.send(order("close 4001"));
    EXPECT_TRUE(served.gateway.empties());  // the connection ends, although the client answers no close frame
}

TEST(Heartbeat, PingsWhoIsSilentAndKeepsWhoAnswers) {
    Settings settings = quick();
    settings.limits.ping_after = milliseconds(50);
    settings.limits.drop_after = milliseconds(400);
    const Served served(settings);
    TestClient client = served.client();
    client.hello();
    EXPECT_EQ(client.closed(milliseconds(800)), std::nullopt);
    EXPECT_GE(client.pings(), 2);
}

TEST(Heartbeat, DropsALineThatIsHalfOpen) {
    Settings settings = quick();
    settings.limits.ping_after = milliseconds(30);
    settings.limits.drop_after = milliseconds(100);
    const Served served(settings);
    TestClient client = served.client();
    client.hello();
    EXPECT_TRUE(served.gateway.empties());  // the client reads nothing meanwhile, so it answers no ping
    EXPECT_EQ(client.closed(), 1006);
}

}  // namespace
}  // namespace reami::net
