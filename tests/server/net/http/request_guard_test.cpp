// Refused requests, and their statuses. A refusal ends the connection, so that the server takes no byte after
// it for another request.
#include "server/net/http/request_guard.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/server/net/raw_client.hpp"
#include "tests/server/net/served.hpp"

namespace reami::net {
namespace {

using testing::RawClient;
using testing::Reply;

constexpr std::string_view host = "Host: reami.example\r\n";

std::string get(const std::string& target) {
    return "GET " + target + " HTTP/1.1\r\n" + std::string(host) + "\r\n";
}

/// A POST of `{}` with these additional headers.
std::string post(const std::string& headers) {
    return "POST /echo HTTP/1.1\r\n" + std::string(host) + headers + "\r\n{}";
}

class RequestGuard : public ::testing::Test {
protected:
    /// The status of the answer; after a refusal, expects that the server closes the connection.
    int status(const std::string& request) {
        RawClient client(served_.port());
        const int status = client.ask(request);
        EXPECT_TRUE(status < 400 || client.ends()) << request;
        return status;
    }

    Reply refusal(const std::string& request) {
        RawClient client(served_.port());
        client.send(request);
        return client.reply().value();
    }

    static Settings named() {
        Settings settings = quick();
        settings.hosts = {"reami.example", "192.0.2.1"};
        return settings;
    }

    Served served_{named()};
};

TEST_F(RequestGuard, ServesGetHeadAndPostOfJson) {
    EXPECT_EQ(status(get("/echo")), 200);
    EXPECT_EQ(status(post("Content-Type: application/json\r\nContent-Length: 2\r\n")), 200);
    EXPECT_EQ(status(post("content-type:Application/JSON ; charset=utf-8\r\nContent-Length: 2\r\n")), 200);
    EXPECT_EQ(served_.gateway.asked().back().body, "{}");
}

TEST_F(RequestGuard, NotesWhatAProxySaysThatItPassesOn) {
    const std::string plain = "GET /echo HTTP/1.1\r\n" + std::string(host);
    for (const char* const header :
         {"X-Forwarded-For: 192.0.2.1\r\n", "Forwarded: for=192.0.2.1\r\n", "Via: 1.1 hall\r\n",
          "X-Real-IP: 192.0.2.1\r\n", "X-Forwarded-Host: club.example\r\n", "X-Forwarded-Proto: http\r\n"}) {
        EXPECT_EQ(status(plain + header + "\r\n"), 200);
        EXPECT_TRUE(served_.gateway.asked().back().passed_on) << header;
    }
    EXPECT_EQ(status(plain + "\r\n"), 200);
    EXPECT_FALSE(served_.gateway.asked().back().passed_on);
}

TEST_F(RequestGuard, RefusesOtherMethodsAndSaysWhichAreServed) {
    for (const char* const method : {"PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PATCH", "BREW"}) {
        const Reply reply = refusal(std::string(method) + " /echo HTTP/1.1\r\n" + std::string(host) + "\r\n");
        EXPECT_EQ(reply.status, 405) << method;
        EXPECT_EQ(reply.headers.at("allow"), "GET, HEAD, POST");
        EXPECT_EQ(reply.headers.at("content-type"), "application/problem+json");
        EXPECT_EQ(reply.headers.at("connection"), "close");
    }
}

TEST_F(RequestGuard, RefusesAPostThatIsNotJson) {
    EXPECT_EQ(status(post("Content-Length: 2\r\n")), 415);
    for (const char* const type : {"text/plain", "application/x-www-form-urlencoded", "multipart/form-data",
                                   "application/jsonp", "text/plain; application/json"})
        EXPECT_EQ(status(post("Content-Length: 2\r\nContent-Type: " + std::string(type) + "\r\n")), 415);
}

TEST_F(RequestGuard, RefusesAPostOfAForeignPage) {
    const std::string of_json = "Content-Length: 2\r\nContent-Type: application/json\r\n";
    EXPECT_EQ(status(post(of_json + "Origin: https://evil.example\r\n")), 403);
    EXPECT_EQ(status(post(of_json + "Origin: null\r\n")), 403);
    EXPECT_EQ(status(post(of_json + "Origin: http://reami.example\r\nOrigin: http://reami.example\r\n")),
              403);
    EXPECT_EQ(status(post(of_json + "Origin: https://reami.example\r\n")), 200);
}

TEST_F(RequestGuard, RefusesBodiesWhoseEndIsInDoubt) {
    const std::string of_json = "Content-Type: application/json\r\n";
    EXPECT_EQ(status(post(of_json + "Transfer-Encoding: chunked\r\n")), 501);
    EXPECT_EQ(status(post(of_json + "Transfer-Encoding: gzip, chunked\r\n")), 501);
    EXPECT_EQ(status(post(of_json + "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n")), 400);
    EXPECT_EQ(status(post(of_json)), 411);
    EXPECT_EQ(status(post(of_json + "Content-Length: 2\r\nContent-Length: 3\r\n")), 400);
    for (const char* const length : {"-1", "+2", "2x", "0x2", "2, 2", "99999999999999999999999"})
        EXPECT_EQ(status(post(of_json + "Content-Length: " + length + "\r\n")), 400) << length;
    EXPECT_TRUE(served_.gateway.asked().empty());
}

TEST_F(RequestGuard, RefusesABodyThatIsTooLongBeforeItComes) {
    EXPECT_EQ(status(post("Content-Type: application/json\r\nContent-Length: 4097\r\n")), 413);
}

TEST_F(RequestGuard, TakesAsLongABodyAsTheGatewaySays) {
    const auto to_long = [&](std::size_t body) {
        return status("POST /long HTTP/1.1\r\n" + std::string(host) +
                      "Content-Type: application/json\r\nContent-Length: " + std::to_string(body) +
                      "\r\n\r\n" + std::string(body, ' '));
    };
    EXPECT_EQ(to_long(8192), 200);
    EXPECT_EQ(served_.gateway.asked().back().body.size(), 8192U);
    EXPECT_EQ(to_long(8193), 413);
}

TEST_F(RequestGuard, RefusesABodyOfAGet) {
    EXPECT_EQ(status("GET /echo HTTP/1.1\r\n" + std::string(host) + "Content-Length: 2\r\n\r\n{}"), 400);
    RawClient head(served_.port());
    head.send("HEAD /echo HTTP/1.1\r\n" + std::string(host) + "Content-Length: 2\r\n\r\n{}");
    EXPECT_EQ(head.reply_to_head().value().status, 400);
    EXPECT_EQ(status("GET /echo HTTP/1.1\r\n" + std::string(host) + "Content-Length: 0\r\n\r\n"), 200);
}

TEST_F(RequestGuard, WantsOneHost) {
    for (const char* const hosts :
         {"", "Host:\r\n", "Host: a\r\nHost: a\r\n", "Host: a\r\nHost: b\r\n", "Host: a/b\r\n",
          "Host: a@b\r\n", "Host: \"a\"\r\n", "Host: a b\r\n", "Host: <a>\r\n"})
        EXPECT_EQ(status("GET /echo HTTP/1.1\r\n" + std::string(hosts) + "\r\n"), 400) << hosts;
    for (const char* const good : {"localhost:8080", "[::1]:8080", "reami.example", "192.0.2.1"})
        EXPECT_EQ(status("GET /echo HTTP/1.1\r\nHost: " + std::string(good) + "\r\n\r\n"), 200) << good;
}

/// The status of a request for that host. The settings decide whether the client counts as a proxy.
int status_for(const Settings& settings, const std::string& hosts) {
    const Served served(settings);
    RawClient client(served.port());
    return client.ask("GET /echo HTTP/1.1\r\n" + hosts + "\r\n");
}

TEST(Rebinding, WithoutHostsAServerAnswersToAddressesAndNamesOfItsMachineAlone) {
    for (const char* const listens : {"127.0.0.1", "0.0.0.0"}) {
        Settings settings = quick();
        settings.listen = listens;
        settings.machine = "schoolbox";
        for (const char* const here : {"localhost", "127.0.0.1:8080", "[::1]:8080", "192.168.1.20",
                                       "schoolbox:8080", "schoolbox.local"})
            EXPECT_EQ(status_for(settings, "Host: " + std::string(here) + "\r\n"), 200) << here;
        for (const char* const other : {"evil.example", "localhost.evil.example", "schoolbox.evil.example"})
            EXPECT_EQ(status_for(settings, "Host: " + std::string(other) + "\r\n"), 421) << other;
    }
}

TEST(Rebinding, TheRefusalSaysWhichSettingIsMissing) {
    const Served served(quick());
    RawClient client(served.port());
    client.send("GET /echo HTTP/1.1\r\nHost: club.example:8080\r\n\r\n");
    const Reply reply = client.reply().value();
    EXPECT_EQ(reply.status, 421);
    EXPECT_NE(reply.body.find(R"(hosts = [\"club.example\"])"), std::string::npos) << reply.body;
}

TEST(Rebinding, ANameOfTheSettingsIsAddedToThese) {
    Settings settings = quick();
    settings.hosts = {"club.example"};
    EXPECT_EQ(status_for(settings, "Host: club.example\r\n"), 200);
    EXPECT_EQ(status_for(settings, "Host: localhost\r\n"), 200);
    EXPECT_EQ(status_for(settings, "Host: evil.example\r\n"), 421);
}

TEST(Rebinding, WhatAProxySaysThatTheClientCalledItIsJudged) {
    Settings settings = quick();
    settings.hosts = {"club.example"};
    settings.proxies = {"127.0.0.1"};
    EXPECT_EQ(status_for(settings, "Host: upstream:8080\r\n"), 200);
    EXPECT_EQ(status_for(settings, "Host: upstream:8080\r\nX-Forwarded-Host: club.example\r\n"), 200);
    EXPECT_EQ(status_for(settings, "Host: upstream:8080\r\nX-Forwarded-Host: evil.example\r\n"), 421);
    settings.hosts.clear();
    EXPECT_EQ(status_for(settings, "Host: upstream:8080\r\n"), 200);
    EXPECT_EQ(status_for(settings, "Host: upstream:8080\r\nX-Forwarded-Host: club.example\r\n"), 421);
}

TEST(BasePath, IsWhatAProxyTookOff) {
    Settings settings = quick();
    settings.proxies = {"127.0.0.1"};
    const Served served(settings);
    RawClient client(served.port());
    EXPECT_EQ(client.ask("GET /echo HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-Prefix: /reami\r\n\r\n"), 200);
    EXPECT_EQ(served.gateway.asked().back().path, "/echo");
    EXPECT_EQ(served.gateway.asked().back().base_path, "/reami");
}

TEST(BasePath, IsTakenOffAndNothingIsOutsideOfIt) {
    Settings settings = quick();
    settings.base_path = "/games/reami";
    const Served served(settings);
    const auto status = [&served](const std::string& target) {
        RawClient client(served.port());
        return client.ask("GET " + target + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
    };
    EXPECT_EQ(status("/games/reami/echo"), 200);
    EXPECT_EQ(served.gateway.asked().back().path, "/echo");
    EXPECT_EQ(served.gateway.asked().back().base_path, "/games/reami");
    for (const char* const outside : {"/echo", "/", "/games", "/games/reamix/echo", "/games/reamiecho"})
        EXPECT_EQ(status(outside), 404) << outside;
    RawClient client(served.port());
    EXPECT_EQ(client.upgrade("/games/reami/ws/r/KETMKARD"), 101);
    RawClient outside(served.port());
    EXPECT_EQ(outside.upgrade("/ws/r/KETMKARD"), 404);
}

TEST_F(RequestGuard, WantsAPlainPath) {
    for (const char* const target : {"*",
                                     "http://reami.example/echo",
                                     "echo",
                                     "reami.example:80",
                                     "//evil.example",
                                     "/a//b",
                                     "/../echo",
                                     "/%2e%2e/echo",
                                     "/a/.",
                                     "/a%2fb",
                                     "/a%5cb",
                                     "/a\\b",
                                     "/%00",
                                     "/a%0d%0ab",
                                     "/%",
                                     "/%4",
                                     "/%zz",
                                     "/%-1",
                                     "/a#b",
                                     "/caf\xc3\xa9",
                                     "/caf%c3%a9"})
        EXPECT_EQ(status(get(target)), 400) << target;
    EXPECT_TRUE(served_.gateway.asked().empty());
}

TEST_F(RequestGuard, DecodesThePathOnce) {
    EXPECT_EQ(status(get("/r/KETM%4bARD?x=..//%zz")), 200);
    EXPECT_EQ(served_.gateway.asked().back().path, "/r/KETMKARD");
    EXPECT_EQ(status(get("/%2541/")), 200);
    EXPECT_EQ(served_.gateway.asked().back().path, "/%41/");
}

TEST_F(RequestGuard, BoundsTheHeader) {
    const auto with = [](const std::string& headers) {
        return "GET /echo HTTP/1.1\r\n" + std::string(host) + headers + "\r\n";
    };
    std::string many;
    for (int n = 0; n < 63; ++n) many += "X-" + std::to_string(n) + ": 1\r\n";
    EXPECT_EQ(status(with(many)), 200);
    EXPECT_EQ(status(with(many + "X-63: 1\r\n")), 431);
    EXPECT_EQ(status(with("X-Long: " + std::string(7000, 'x') + "\r\n")), 200);
    EXPECT_EQ(status(with("X-Long: " + std::string(9000, 'x') + "\r\n")), 431);
    EXPECT_EQ(status(get("/" + std::string(9000, 'x'))), 431);
}

TEST_F(RequestGuard, RefusesWhatIsNoRequestOfHttp11) {
    const std::string tls_hello("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\x00\r\n\r\n", 16);
    for (const std::string& bytes :
         {std::string("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"), std::string("GET /echo\r\n\r\n"),
          std::string("GET /echo HTTP/3.0\r\nHost: a\r\n\r\n"), std::string("\r\n\r\n\r\n\r\n"), tls_hello,
          std::string("GET /echo HTTP/1.1\r\nHost : a\r\n\r\n"),
          std::string("GET /echo HTTP/1.1\r\nHost: a\r\nX y: 1\r\n\r\n"),
          std::string("GET /echo HTTP/1.1\r\nHost: a\r\nX: \x01\r\n\r\n"),
          std::string("GET  /echo HTTP/1.1\r\nHost: a\r\n\r\n")})
        EXPECT_EQ(status(bytes), 400) << bytes;
    EXPECT_TRUE(served_.gateway.asked().empty());
}

TEST_F(RequestGuard, TellsAPlainRequestThatAWebSocketIsServedThere) {
    const Reply reply = refusal(get("/ws/lobby"));
    EXPECT_EQ(reply.status, 426);
    EXPECT_EQ(reply.headers.at("upgrade"), "websocket");
}

TEST_F(RequestGuard, RefusesAWebSocketWhereNoneIsServedOrWithFramesTooEarly) {
    std::string upgrade(host);  // g++ wrongly warns of an overflow if it is joined by +
    upgrade +=
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    for (const char* const path : {"/echo", "/ws/", "/ws/r/", "/ws/r/A/B"})
        EXPECT_EQ(status("GET " + std::string(path) + " HTTP/1.1\r\n" + upgrade), 404) << path;
    EXPECT_EQ(status("GET /ws/lobby HTTP/1.1\r\n" + upgrade + "\x81\x80"), 400);
}

}  // namespace
}  // namespace reami::net
