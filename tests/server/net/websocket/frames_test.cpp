// Frames that a WebSocket may not send, and handshakes: PROTOCOL.md, "Close codes" and "Connecting".
#include <gtest/gtest.h>

#include <string>

#include "tests/server/net/raw_client.hpp"
#include "tests/server/net/served.hpp"

namespace reami::net {
namespace {

using nlohmann::json;
using testing::client_frame;
using testing::RawClient;
using testing::TestClient;

/// A chat message of that many bytes in all.
std::string message_of(std::size_t size) {
    const std::size_t frame = chat("echo ").dump().size();
    return chat("echo " + std::string(size - frame, 'x')).dump();
}

TEST(Frames, OfBytesCloseWith1003) {
    const Served served;
    TestClient client = served.client();
    client.hello();
    client.send_binary("{\"t\":\"sync\"}");
    EXPECT_EQ(client.closed(), 1003);
}

TEST(Frames, OfBytesInPiecesCloseWith1003) {
    const Served served;
    TestClient client = served.client();
    client.hello();
    client.send_raw(client_frame(0x02, "{\"t\":") + client_frame(0x80, "\"sync\"}"));
    EXPECT_EQ(client.closed(), 1003);
}

TEST(Frames, ThatAreNotUtf8CloseWith1007) {
    const Served served;
    for (const char* const text : {"\xff", "\xc3", "\xed\xa0\x80", "\xc0\xaf"}) {
        TestClient client = served.client();
        client.hello();
        client.send_text("{\"t\":\"chat\",\"id\":\"a1\",\"text\":\"" + std::string(text) + "\"}");
        EXPECT_EQ(client.closed(), 1007);
    }
}

TEST(Frames, ThatAreNotUtf8InPiecesCloseWith1007) {
    const Served served;
    TestClient client = served.client();
    client.hello();
    client.send_in_frames("{\"t\":\"chat\",\"id\":\"a1\",\"text\":\"\xc3\xa8\xc3\"}", 7);
    EXPECT_EQ(client.closed(), 1007);
}

TEST(Frames, MayPartALetterInTwo) {
    const Served served;
    TestClient client = served.client();
    client.hello();
    client.send_in_frames(chat("echo \xc3\xa8\xf0\x9f\x8f\xb0").dump(), 1);
    EXPECT_EQ(client.receive_a("echo")["text"], "\xc3\xa8\xf0\x9f\x8f\xb0");
}

TEST(Frames, OfTheLongestMessageAreTaken) {
    Settings settings = quick();
    settings.limits.message_bytes = 300;
    const Served served(settings);
    TestClient client = served.client();
    client.hello();
    client.send_text(message_of(300));
    EXPECT_EQ(client.receive_a("echo")["t"], "echo");
    client.send_in_frames(message_of(300), 100);
    EXPECT_EQ(client.receive_a("echo")["t"], "echo");
}

TEST(Frames, OfALongerMessageCloseWith1009) {
    Settings settings = quick();
    settings.limits.message_bytes = 300;
    const Served served(settings);
    TestClient client = served.client();
    client.hello();
    client.send_text(message_of(301));
    EXPECT_EQ(client.closed(), 1009);
    TestClient in_pieces = served.client();
    in_pieces.hello();
    in_pieces.send_in_frames(message_of(301), 100);
    EXPECT_EQ(in_pieces.closed(), 1009);
}

TEST(Frames, ThatPromiseMoreThanMayBeCloseWith1009AtOnce) {
    const Served served;
    TestClient client = served.client();
    client.hello();
    client.send_raw(std::string("\x81\xff\x00\x00\x00\x7f\xff\xff\xff\xff\x00\x00\x00\x00{", 15));
    EXPECT_EQ(client.closed(), 1009);
}

TEST(Frames, AgainstTheProtocolCloseWith1002) {
    const Served served;
    const std::string unmasked("\x81\x02{}", 4);
    const std::string compressed = client_frame(0xc1, "{}");
    const std::string of_no_kind = client_frame(0x83, "{}");
    const std::string continuing_nothing = client_frame(0x80, "{}");
    for (const std::string& bytes : {unmasked, compressed, of_no_kind, continuing_nothing}) {
        TestClient client = served.client();
        client.hello();
        client.send_raw(bytes);
        EXPECT_EQ(client.closed(), 1002) << ::testing::PrintToString(bytes);
    }
}

TEST(Frames, WithAPingBetweenThePiecesOfAMessageAreRead) {
    const Served served;
    TestClient client = served.client();
    client.hello();
    const std::string text = chat("echo ping").dump();
    client.send_raw(client_frame(0x01, text.substr(0, 9)) + client_frame(0x89, "there?") +
                    client_frame(0x80, text.substr(9)));
    EXPECT_EQ(client.receive_a("echo")["text"], "ping");
}

TEST(Handshake, WithAnUnknownVersionOrNoneIsAcceptedThenClosedWith4006) {
    const Served served;
    for (const char* const offered : {"reami.v2", "chat, mqtt", ""}) {
        TestClient client({.port = served.port(), .target = "/ws/r/KETMKARD", .subprotocol = offered});
        EXPECT_EQ(client.status(), 101);
        const std::string first = std::string(offered).substr(0, std::string(offered).find(','));
        EXPECT_EQ(client.subprotocol(), first);
        EXPECT_EQ(client.closed(), 4006) << offered;
    }
}

TEST(Handshake, ChoosesTheVersionSpokenAmongThoseOffered) {
    const Served served;
    TestClient client(
        {.port = served.port(), .target = "/ws/r/KETMKARD", .subprotocol = "reami.v2, reami.v1"});
    EXPECT_EQ(client.subprotocol(), "reami.v1");
    EXPECT_EQ(client.hello()["t"], "here");
}

TEST(Handshake, AgreesToNoCompressionOfFrames) {
    const Served served;
    RawClient client(served.port());
    client.send(
        "GET /ws/lobby HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Protocol: reami.v1\r\n"
        "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n");
    const auto reply = client.reply();
    ASSERT_TRUE(reply);
    EXPECT_EQ(reply->status, 101);
    EXPECT_FALSE(reply->headers.contains("sec-websocket-extensions"));
}

TEST(Handshake, PassesFromTheServersOwnPageAListedOneAndNone) {
    Settings settings = quick();
    settings.origins = {"https://club.example"};
    const Served served(settings);
    const std::string host = "localhost:" + std::to_string(served.port());
    for (const std::string& origin :
         {"http://" + host, "https://" + host, std::string("https://club.example"),
          std::string("HTTPS://Club.example"), std::string()}) {
        TestClient client({.port = served.port(), .target = "/ws/lobby", .origin = origin});
        EXPECT_EQ(client.status(), 101) << origin;
    }
}

TEST(Handshake, IsForbiddenToPagesOfOtherOrigins) {
    Settings settings = quick();
    settings.origins = {"https://club.example"};
    const Served served(settings);
    for (const char* const origin :
         {"https://evil.example", "http://club.example", "https://club.example.evil.example",
          "https://club.example:444", "null", "http://localhost"}) {
        TestClient client({.port = served.port(), .target = "/ws/lobby", .origin = origin});
        EXPECT_EQ(client.status(), 403) << origin;
    }
}

}  // namespace
}  // namespace reami::net
