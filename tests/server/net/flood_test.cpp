// The budget of a connection for everything below the messages of a WebSocket: control frames, empty
// fragments and bytes. The frames are masked with zeros (RFC 6455, 5).
#include <gtest/gtest.h>

#include <chrono>
#include <string>

#include "server/net/websocket/frame_budget.hpp"
#include "tests/server/net/raw_client.hpp"
#include "tests/server/net/served.hpp"

namespace reami::net {
namespace {

using namespace std::chrono_literals;
using testing::client_frame;
using testing::TestClient;

const std::string first_fragment = client_frame(0x01, "{");
const std::string empty_fragment = client_frame(0x00, "");
const std::string empty_ping = client_frame(0x89, "");
const std::string empty_pong = client_frame(0x8a, "");

std::string repeated(int count, const std::string& frame) {
    std::string frames;
    for (int n = 0; n < count; ++n) frames += frame;
    return frames;
}

/// The smallest budget of incoming bytes that the settings allow: 64 KB at once.
Settings narrow_intake() {
    Settings settings = quick();
    settings.limits.message_bytes = 256;
    settings.limits.messages_a_second = 1;
    settings.limits.message_burst = 4;
    settings.limits.control_frames_a_second = 1;
    settings.limits.control_frame_burst = 20;
    return settings;
}

TEST(Flood, OfEmptyFragmentsClosesWith1008) {
    const Served served(narrow_intake());
    TestClient client = served.client();
    client.hello();
    client.send_raw(first_fragment + repeated(20'000, empty_fragment));
    EXPECT_EQ(client.closed(), 1008);
}

TEST(Flood, BeforeHelloClosesWith1008) {
    const Served served(narrow_intake());
    TestClient client = served.client();
    client.send_raw(first_fragment + repeated(20'000, empty_fragment));
    EXPECT_EQ(client.closed(), 1008);
}

TEST(Flood, OfPingsClosesWith1008) {
    const Served served(narrow_intake());
    TestClient client = served.client();
    client.hello();
    client.send_raw(repeated(60, empty_ping));
    EXPECT_EQ(client.closed(), 1008);
}

TEST(Flood, OfPongsClosesWith1008) {
    const Served served(narrow_intake());
    TestClient client = served.client();
    client.hello();
    client.send_raw(repeated(60, empty_pong));
    EXPECT_EQ(client.closed(), 1008);
}

TEST(Flood, IsNotReadOn) {
    const Served served(narrow_intake());
    TestClient client = served.client();
    client.hello();
    client.send_raw(first_fragment + repeated(20'000, empty_fragment));
    EXPECT_TRUE(served.gateway.empties());  // the connection ends, although the client answers no close frame
    EXPECT_EQ(client.closed(), 1008);
}

TEST(Flood, IsNothingThatTheLimitsAllow) {
    Settings settings = narrow_intake();
    settings.limits.message_burst = 300;
    const Served served(settings);
    TestClient client = served.client();
    client.hello();
    const std::string longest = chat("echo " + std::string(256 - chat("echo ").dump().size(), 'x')).dump();
    for (int n = 0; n < 280; ++n) {
        client.send_in_frames(longest, 64);
        ASSERT_TRUE(client.receive_a("echo").contains("text")) << n;
    }
    client.send_raw(repeated(9, empty_ping) + repeated(9, empty_pong));
    client.send(chat("echo still here"));
    EXPECT_EQ(client.receive_a("echo")["text"], "still here");
}

TEST(Intake, HasRoomForTheLongestMessagesAsFastAsTheyMayCome) {
    const Limits limits;
    Intake::Time now{1h};
    Intake intake(limits, now);
    const auto frame =
        limits.message_bytes + 8;  // a message of that length has a head of 8 bytes: RFC 6455, 5.2
    const auto messages = [&](double count) {
        bool taken = true;
        for (double n = 0; n < count; ++n) taken = intake.take_bytes(frame, now) && taken;
        return taken;
    };
    EXPECT_TRUE(messages(limits.message_burst));
    for (int second = 0; second < 60; ++second) {
        now += 1s;
        EXPECT_TRUE(messages(limits.messages_a_second)) << second;
    }
    bool ends = false;
    for (int second = 0; second < 60 && !ends; ++second) {
        now += 1s;
        ends = !messages(2 * limits.messages_a_second);
    }
    EXPECT_TRUE(ends);
}

}  // namespace
}  // namespace reami::net
