// The whole server behind a reverse proxy, which this test plays: limits count the clients, and links and
// policy use the public scheme and host. PROTOCOL.md, "Behind a proxy".
#include <list>

#include "tests/server/end_to_end/whole_server.hpp"
#include "tests/server/net/raw_client.hpp"

namespace reami::testing {
namespace {

class Proxied : public WholeServer {
protected:
    Proxied() {
        settings.proxies = {"127.0.0.1"};
        settings.hosts = {"club.example"};
    }

    /// Opens a room for that client, as the proxy passes the request on.
    Reply open_for(const std::string& client, const std::string& id) const {
        const std::string body = Json{{"id", id}, {"game", "kingdomino"}}.dump();
        RawClient proxy(port());
        proxy.send(
            "POST /api/rooms HTTP/1.1\r\nHost: club.example\r\nContent-Type: application/json\r\n"
            "X-Forwarded-For: " +
            client + "\r\nX-Forwarded-Proto: https\r\nX-Forwarded-Host: club.example\r\nContent-Length: " +
            std::to_string(body.size()) + "\r\n\r\n" + body);
        return proxy.reply().value();
    }
};

TEST_F(Proxied, LimitsCountTheClientsAndNotTheProxy) {
    settings.limits.rooms_an_hour = 1;
    serve();
    EXPECT_EQ(open_for("203.0.113.1", "a").status, 201);
    EXPECT_EQ(open_for("203.0.113.1", "b").status, 429);
    EXPECT_EQ(open_for("198.51.100.7, 203.0.113.1", "c").status, 429)
        << "the first address is the client's own claim";
    EXPECT_EQ(open_for("203.0.113.2", "d").status, 201);
}

TEST_F(Proxied, ManyClientsOfOneProxyMayConnectAndNoneHasTooMany) {
    settings.limits.connections_an_address = 2;
    serve();
    const auto upgrade = [&](const std::string& client) {
        RawClient proxy(port());
        proxy.send("GET /ws/lobby HTTP/1.1\r\nHost: club.example\r\nX-Forwarded-For: " + client +
                   "\r\nConnection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                   "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: reami.v1\r\n\r\n");
        EXPECT_EQ(proxy.reply().value().status, 101);
        return proxy;
    };
    std::list<RawClient> clients;
    for (const char* client : {"203.0.113.1", "203.0.113.1", "203.0.113.2", "203.0.113.2"}) {
        clients.push_back(upgrade(client));
        EXPECT_EQ(clients.back().receive(1), "\x81") << "the list of rooms, as a text";
    }
    RawClient third = upgrade("203.0.113.1");
    EXPECT_EQ(third.receive(1), "\x88") << "closed: the address has its two";
    clients.pop_front();
    for (bool is_free = false; !is_free;) is_free = upgrade("203.0.113.1").receive(1) == "\x81";
}

TEST_F(Proxied, LinksAndPolicyFollowTheOuterSchemeAndHost) {
    serve();
    const Json opened = Json::parse(open_for("203.0.113.1", "a").body);
    EXPECT_EQ(opened.at("url"), "https://club.example/r/" + opened.at("code").get<std::string>());
    RawClient proxy(port());
    proxy.send("GET / HTTP/1.1\r\nHost: club.example\r\nX-Forwarded-Proto: https\r\n\r\n");
    const auto page = proxy.reply().value();
    EXPECT_NE(page.headers.at("content-security-policy").find("wss://club.example"), std::string::npos);
}

TEST_F(Proxied, PageAndLinksAreBelowThePathThatTheProxyTookOff) {
    serve();
    RawClient proxy(port());
    const std::string outside =
        "Host: club.example\r\nX-Forwarded-Host: club.example\r\nX-Forwarded-Proto: https\r\n"
        "X-Ingress-Path: /games/reami\r\n";
    proxy.send("GET / HTTP/1.1\r\n" + outside + "\r\n");
    const auto page = proxy.reply().value();
    EXPECT_EQ(page.status, 200);
    EXPECT_NE(page.body.find("data-base=\"/games/reami\""), std::string::npos);
    EXPECT_NE(page.body.find("src=\"/games/reami/assets/main"), std::string::npos);
    EXPECT_EQ(page.headers.at("vary"), "Accept-Encoding, X-Forwarded-Prefix, X-Ingress-Path");
    const std::string body = Json{{"id", "a"}, {"game", "kingdomino"}}.dump();
    RawClient other(port());
    other.send("POST /api/rooms HTTP/1.1\r\n" + outside +
               "Content-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) +
               "\r\n\r\n" + body);
    const Json opened = Json::parse(other.reply().value().body);
    EXPECT_EQ(opened.at("url"), "https://club.example/games/reami/r/" + opened.at("code").get<std::string>());
}

TEST_F(Proxied, ARequestForAnotherNameIsRefusedUnlessAProxyPassesItOn) {
    serve();
    RawClient proxy(port());
    EXPECT_EQ(proxy.ask("GET /api/games HTTP/1.1\r\nHost: reami:8080\r\n\r\n"), 200);
    settings.proxies.clear();
    serve();
    RawClient rebound(port());
    EXPECT_EQ(rebound.ask("GET /api/games HTTP/1.1\r\nHost: evil.example\r\n\r\n"), 421);
    RawClient here(port());
    EXPECT_EQ(here.ask("GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"), 200);
}

TEST_F(Proxied, NothingIsTellableThroughAProxyBecauseItIsHere) {
    serve();
    RawClient proxy(port());
    proxy.send("GET /api/addresses HTTP/1.1\r\nHost: localhost\r\n\r\n");
    const auto answer = proxy.reply();
    ASSERT_TRUE(answer);
    EXPECT_EQ(Json::parse(answer->body)["urls"], Json::array());
}

}  // namespace
}  // namespace reami::testing
