// The messages of one WebSocket: which ones the server reads or refuses, and its close codes. PROTOCOL.md,
// "Limits" and "Close codes".
#include "server/net/websocket/session.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tests/server/net/raw_client.hpp"
#include "tests/server/net/served.hpp"

namespace reami::net {
namespace {

using nlohmann::json;
using testing::TestClient;

TEST(Session, GivesTheGatewayWhatTheClientSays) {
    const Served served;
    TestClient client = served.client("KETMKARD");
    EXPECT_EQ(client.hello({{"token", "mine"}, {"lang", "it"}})["room"], "KETMKARD");
    EXPECT_EQ(served.gateway.last_hello()->token, "mine");
    client.send(chat("echo ciao"));
    EXPECT_EQ(client.receive_a("echo")["text"], "ciao");
}

TEST(Session, ClosesAsTheGatewaySaysOnEntering) {
    const Served served;
    TestClient unknown = served.client();
    unknown.send({{"t", "hello"}, {"token", "wrong"}});
    EXPECT_EQ(unknown.closed(), 4004);
    TestClient lost = served.client("GONE");
    lost.send({{"t", "hello"}});
    EXPECT_EQ(lost.closed(), 4003);
}

TEST(Session, SendsWhatWaitsBeforeItCloses) {
    const Served served;
    TestClient client = served.client();
    client.hello();
    client.send(chat("always 3"));
    client.send(chat("close 4001"));
    for (int n = 1; n <= 3; ++n) EXPECT_EQ(client.receive_a("always")["n"], n);
    EXPECT_EQ(client.closed(), 4001);
}

TEST(Session, TellsTheGatewayWhenTheClientGoes) {
    const Served served;
    TestClient client = served.client();
    client.hello();
    EXPECT_EQ(served.gateway.visitors, 1);
    client.leave();
    EXPECT_EQ(client.closed(), 1000);
    EXPECT_TRUE(served.gateway.empties());
}

TEST(Session, RefusesAMessageBeforeHelloAndASecondHello) {
    const Served served;
    TestClient client = served.client();
    client.send(chat("echo early", "a1"));
    const json early = client.receive_a("no");
    EXPECT_EQ(early["code"], "wire.order");
    EXPECT_EQ(early["id"], "a1");
    client.hello();
    client.send({{"t", "hello"}});
    EXPECT_EQ(client.receive_a("no")["code"], "wire.order");
}

TEST(Session, ClosesIfNoHelloComes) {
    Settings settings = quick();
    settings.limits.hello_within = std::chrono::milliseconds(50);
    const Served served(settings);
    EXPECT_EQ(served.client().closed(), 1008);
}

TEST(Session, CountsTheTimeForHelloFromTheConnection) {
    Settings settings = quick();
    settings.limits.hello_within = std::chrono::milliseconds(3'000);
    const Served served(settings);
    testing::RawClient client(served.port());
    EXPECT_FALSE(client.ends(std::chrono::milliseconds(2'000)));
    const auto upgraded = std::chrono::steady_clock::now();
    ASSERT_EQ(client.upgrade("/ws/r/KETMKARD"), 101);
    EXPECT_EQ(client.receive(4), "\x88\x02\x03\xf0");  // 1008
    EXPECT_LT(std::chrono::steady_clock::now() - upgraded, settings.limits.hello_within);
}

TEST(Session, StaysOpenForWhoSaidHello) {
    Settings settings = quick();
    settings.limits.hello_within = std::chrono::milliseconds(50);
    const Served served(settings);
    TestClient client = served.client();
    client.hello();
    EXPECT_EQ(client.closed(std::chrono::milliseconds(200)), std::nullopt);
}

TEST(Session, AnswersWhatItCannotRead) {
    const Served served;
    TestClient client = served.client();
    client.hello();
    client.send_text("{\"t\":");
    EXPECT_EQ(client.receive_a("no")["code"], "wire.malformed");
    client.send({{"t", "dance"}});
    EXPECT_EQ(client.receive_a("no")["code"], "wire.unknown");
    client.send({{"t", "move"}, {"id", "k3f9"}});
    const json incomplete = client.receive_a("no");
    EXPECT_EQ(incomplete["code"], "wire.field");
    EXPECT_EQ(incomplete["id"], "k3f9");
}

TEST(Session, ClosesAfterTenUnreadableMessagesInARow) {
    const Served served;
    TestClient client = served.client();
    client.hello();
    for (int n = 0; n < 9; ++n) client.send_text("?");
    client.send(chat("echo still here"));
    EXPECT_EQ(client.receive_a("echo")["text"], "still here");
    for (int n = 0; n < 10; ++n) client.send_text("?");
    EXPECT_EQ(client.closed(), 1008);
}

TEST(Session, RefusesHasteAndSaysWhenToTryAgain) {
    Settings settings = quick();
    settings.limits.message_burst = 8;
    settings.limits.messages_a_second = 0.5;
    const Served served(settings);
    TestClient client = served.client();
    client.hello();
    for (int n = 0; n < 5; ++n) client.send(chat("echo hurry", "b" + std::to_string(n)));
    const json no = client.receive_a("no");  // the hello cost four of eight
    EXPECT_EQ(no["code"], "limit.rate");
    EXPECT_EQ(no["id"], "b4");
    EXPECT_GE(no["again"], 1);
    EXPECT_LE(no["again"], 4);  // two seconds per message; at most two are missing
}

TEST(Session, LetsAMoveInHasteWait) {
    Settings settings = quick();
    settings.limits.message_burst = 8;
    settings.limits.messages_a_second = 20;
    const Served served(settings);
    TestClient client = served.client();
    client.hello();
    json list{{"t", "move"}, {"id", "l1"}, {"match", 1}, {"ask", 1}, {"moves", json::array()}};
    for (int n = 0; n < 8; ++n) list["moves"].push_back("=1");  // four more than the budget has left
    client.send(list);
    client.send(chat("echo behind it"));
    const json next = client.receive_until([](const json&) { return true; });
    EXPECT_EQ(next["t"], "echo") << "no message was refused";
    EXPECT_EQ(served.gateway.moves, 1);
}

TEST(Session, AListCountsForAsManyMessagesAsItHasMoves) {
    Settings settings = quick();
    settings.limits.message_burst = 12;
    settings.limits.messages_a_second = 0.5;
    const Served served(settings);
    TestClient client = served.client();
    client.hello();
    const json list{{"t", "move"}, {"id", "l1"}, {"match", 1}, {"ask", 1}, {"moves", json::array()}};
    json long_list = list;
    for (int n = 0; n < 8; ++n) long_list["moves"].push_back("=1");
    client.send(long_list);  // the hello and this list cost twelve
    client.send(chat("echo hurry", "b1"));
    const json no = client.receive_a("no");
    EXPECT_EQ(no["code"], "limit.rate");
    EXPECT_EQ(no["id"], "b1");
}

TEST(Session, AnswersFivePreviewsASecond) {
    Settings settings = quick();
    settings.limits.previews_a_second = 5;
    const Served served(settings);
    TestClient client = served.client();
    client.hello();
    for (int n = 1; n <= 6; ++n)
        client.send(
            {{"t", "preview"}, {"id", "p" + std::to_string(n)}, {"match", 1}, {"ask", 1}, {"moves", {"=1"}}});
    const json no = client.receive_a("no");
    EXPECT_EQ(no["code"], "limit.rate");
    EXPECT_EQ(no["id"], "p6");
    EXPECT_EQ(no["again"], 1);
    client.send(chat("echo patience", "b1"));
    EXPECT_EQ(client.receive_a("echo")["text"], "patience")
        << "previews do not use up the budget of messages";
}

TEST(Session, AnswersFiveQuestionsForPastEventsASecondBesidePreviews) {
    Settings settings = quick();
    settings.limits.previews_a_second = 5;
    const Served served(settings);
    TestClient client = served.client();
    client.hello();
    client.send({{"t", "preview"}, {"id", "p1"}, {"match", 1}, {"ask", 1}, {"moves", {"=1"}}});
    for (int n = 1; n <= 6; ++n)
        client.send({{"t", "events"}, {"id", "e" + std::to_string(n)}, {"match", 1}, {"from", 0}});
    const json no = client.receive_a("no");
    EXPECT_EQ(no["code"], "limit.rate");
    EXPECT_EQ(no["id"], "e6");
    EXPECT_EQ(no["again"], 1);
}

TEST(Session, ClosesOnLastingHaste) {
    Settings settings = quick();
    settings.limits.message_burst = 5;
    settings.limits.messages_a_second = 0.5;
    const Served served(settings);
    TestClient client = served.client();
    client.hello();
    for (int n = 0; n < 12; ++n) client.send(chat("echo hurry"));
    EXPECT_EQ(client.closed(), 1008);
}

TEST(Session, SaysThatTheRoomIsBusy) {
    const Served served;
    TestClient client = served.client();
    client.hello();
    client.send(chat("busy", "c7"));
    const json no = client.receive_a("no");
    EXPECT_EQ(no["code"], "limit.busy");
    EXPECT_EQ(no["id"], "c7");
    EXPECT_EQ(no["again"], 1);
}

TEST(Session, ClosesWhenAMessageThrows) {
    const Served served;
    TestClient client = served.client();
    client.hello();
    client.send(chat("throw"));
    EXPECT_EQ(client.closed(), 1011);
    TestClient other = served.client();  // the server still serves others
    EXPECT_EQ(other.hello()["t"], "here");
}

TEST(Session, ShowsTheOpenRoomsWithoutHello) {
    Settings settings = quick();
    settings.limits.hello_within = std::chrono::milliseconds(50);
    const Served served(settings);
    TestClient client({.port = served.port(), .target = "/ws/lobby"});
    EXPECT_EQ(client.receive()->at("t"), "rooms");
    client.send({{"t", "hello"}});
    EXPECT_EQ(client.receive_a("no")["code"], "wire.order");
    EXPECT_EQ(client.closed(std::chrono::milliseconds(200)), std::nullopt);
}

}  // namespace
}  // namespace reami::net
