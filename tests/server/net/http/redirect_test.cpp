// The redirect from plain http to https: PROTOCOL.md, "Behind a proxy".
#include "server/net/http/redirect.hpp"

#include <gtest/gtest.h>

#include "tests/server/net/raw_client.hpp"
#include "tests/server/net/served.hpp"

namespace reami::net {
namespace {

using testing::RawClient;
using testing::Reply;

class Redirect : public ::testing::Test {
protected:
    Redirect() {
        settings_.hosts = {"club.example", "2001:db8::1"};
        settings_.certificate = "club.pem";
    }
    Reply asked(const std::string& request) {
        const Served served(leading_to_https(settings_, 8443));
        RawClient client(served.port());
        client.send(request);
        Reply reply = client.reply().value();
        EXPECT_TRUE(client.ends());
        EXPECT_TRUE(served.gateway.asked().empty()) << "the redirect passes nothing to the gateway";
        return reply;
    }
    std::string led_to(const std::string& host, const std::string& target) {
        const Reply reply = asked("GET " + target + " HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
        EXPECT_EQ(reply.status, 308);
        EXPECT_FALSE(reply.headers.contains("strict-transport-security")) << "browsers may ignore it on http";
        return reply.headers.at("location");
    }

    Settings settings_ = quick();
};

TEST_F(Redirect, LeadsToTheSameTargetAtTheHttpsPort) {
    EXPECT_EQ(led_to("club.example", "/r/KETMKARD?table=1"), "https://club.example:8443/r/KETMKARD?table=1");
    EXPECT_EQ(led_to("CLUB.example:8080", "/"), "https://CLUB.example:8443/");
    EXPECT_EQ(led_to("[::1]:8080", "/"), "https://[::1]:8443/");
    settings_.https_port = 443;
    EXPECT_EQ(led_to("club.example:8080", "/"), "https://club.example/");
}

TEST_F(Redirect, LeadsToNoHostButItsOwn) {
    for (const char* const other : {"evil.example", "club.example.evil.example", "club.example:1:2"})
        EXPECT_GE(asked("GET / HTTP/1.1\r\nHost: " + std::string(other) + "\r\n\r\n").status, 400) << other;
}

TEST_F(Redirect, ContainsThePathThatAProxyTookOff) {
    settings_.proxies = {"127.0.0.1"};
    const auto led_to_below = [&](const std::string& target) {
        return asked("GET " + target +
                     " HTTP/1.1\r\nHost: club.example\r\nX-Forwarded-Prefix: /games\r\n\r\n")
            .headers.at("location");
    };
    EXPECT_EQ(led_to_below("/r/KETMKARD"), "https://club.example:8443/games/r/KETMKARD");
    settings_.base_path = "/reami";
    EXPECT_EQ(led_to_below("/reami/"), "https://club.example:8443/reami/") << "the setting counts alone";
}

TEST_F(Redirect, WithoutNamesLeadsToTheHostThatWasAskedIfItIsOne) {
    settings_.hosts.clear();
    EXPECT_EQ(led_to("192.168.1.20", "/"), "https://192.168.1.20:8443/");
    EXPECT_EQ(asked("GET / HTTP/1.1\r\nHost: anything.example\r\n\r\n").status, 421);
    for (const char* const other : {"a/b", "a@b", "a\tb", "\"a\"", "a;b"})
        EXPECT_EQ(asked("GET / HTTP/1.1\r\nHost: " + std::string(other) + "\r\n\r\n").status, 400) << other;
}

TEST_F(Redirect, ServesNothingElse) {
    EXPECT_EQ(asked("GET /api/games HTTP/1.1\r\nHost: club.example\r\n\r\n").status, 308);
    EXPECT_EQ(asked("POST /api/rooms HTTP/1.1\r\nHost: club.example\r\nContent-Type: application/json\r\n"
                    "Content-Length: 2\r\n\r\n{}")
                  .status,
              308);
    EXPECT_EQ(asked("GET /ws/r/KETMKARD HTTP/1.1\r\nHost: club.example\r\nConnection: Upgrade\r\n"
                    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
                  .status,
              308);
    EXPECT_EQ(asked("nonsense\r\n\r\n").status, 400);
}

}  // namespace
}  // namespace reami::net
