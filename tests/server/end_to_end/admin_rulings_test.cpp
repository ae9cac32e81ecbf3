// Bans, silences and forbidden names of admins, through real sockets and after a restart. PROTOCOL.md, "For
// admins".
#include <list>

#include "tests/server/end_to_end/admin_server.hpp"
#include "tests/server/net/raw_client.hpp"

namespace reami::testing {
namespace {

struct AdminRulings : AdminServer {
    std::string code = open_room(port(), {{"id", "a"}, {"game", "kingdomino"}});

    Json restrict_player(const std::string& kind, const std::string& number) const {
        return ask({{"t", "restrict"},
                    {"kind", kind},
                    {"player", number},
                    {"until", in_an_hour()},
                    {"note", "rude"}});
    }
    std::optional<int> closed_after_hello(const std::string& token) const {
        TestClient line(port(), code);
        line.send({{"t", "hello"}, {"token", token}});
        return line.closed();
    }
};

TEST_F(AdminRulings, ABannedPlayerIsClosedAndComesInAgainOnceItIsLifted) {
    Sitter ada(port(), code, "Ada");
    const std::string number = number_of("Ada");
    const Json banned = restrict_player("ban", number);
    EXPECT_EQ(banned.at("count"), 1);
    EXPECT_EQ(ada.line.closed(), 4009);
    EXPECT_EQ(closed_after_hello(ada.token), 4009);
    const PlainAnswer opened = post(port(), "/api/rooms", {{"id", "b"}, {"game", "kingdomino"}}, ada.token);
    EXPECT_EQ(opened.status, 403);
    EXPECT_EQ(Json::parse(opened.body).at("code"), "auth.barred");
    serve();
    EXPECT_EQ(closed_after_hello(ada.token), 4009) << "the ban is stored";
    const Json line_of = line({{"t", "restrictions"}}, "restrictions");
    EXPECT_EQ(line_of.at("player"), number);
    EXPECT_EQ(line_of.at("name"), "Ada");
    EXPECT_EQ(line_of.at("note"), "rude");
    EXPECT_EQ(line_of.at("kind"), "ban");
    Sitter bob(port(), code, "Bob");

    EXPECT_EQ(ask({{"t", "lift"}, {"number", banned.at("number")}}).at("t"), "done");
    EXPECT_EQ(ask({{"t", "lift"}, {"number", banned.at("number")}}).at("code"), "admin.unknown");
    TestClient again(port(), code);
    EXPECT_EQ(again.hello({{"token", ada.token}}).at("you"), "seat:1") << "the seat was kept";
}

TEST_F(AdminRulings, ABanNeedsAnEndInTheFutureAndOneWhomItMeets) {
    Sitter ada(port(), code, "Ada");
    const std::string number = number_of("Ada");
    const auto refused = [&](Json more) {
        more.update({{"t", "restrict"}, {"kind", "ban"}});
        if (!more.contains("until")) more["until"] = in_an_hour();
        return ask(more).value("code", "");
    };
    EXPECT_EQ(refused({{"player", number}, {"until", in_an_hour() - 3'700'000}}), "admin.date");
    EXPECT_EQ(refused({{"player", number}, {"until", in_an_hour() + 11 * 366 * 86'400'000LL}}), "admin.date");
    EXPECT_EQ(refused(Json::object()), "admin.whom");
    EXPECT_EQ(refused({{"player", number}, {"address", "192.0.2.1"}}), "admin.whom");
    EXPECT_EQ(refused({{"address", "home"}}), "admin.unknown");
    EXPECT_EQ(refused({{"player", "12"}}), "admin.unknown");
    EXPECT_TRUE(ask({{"t", "restrictions"}}).at("restrictions").empty());
}

TEST_F(AdminRulings, ASilencedPlayerPlaysOnAndMayNotChat) {
    Sitter ada(port(), code, "Ada");
    restrict_player("silence", number_of("Ada"));
    ada.line.send({{"t", "chat"}, {"id", "c"}, {"text", "hello"}});
    const Json no = ada.line.receive_a("no");
    EXPECT_EQ(no.at("id"), "c");
    EXPECT_EQ(no.at("code"), "room.silenced_everywhere");
    ada.line.send({{"t", "ready"}, {"id", "r"}});
    EXPECT_EQ(ada.line.receive_a("ok").at("id"), "r");
    Sitter bob(port(), code, "Bob");
    bob.line.send({{"t", "chat"}, {"id", "c"}, {"text", "hello"}});
    EXPECT_EQ(bob.line.receive_a("chat").at("name"), "Bob");
}

TEST_F(AdminRulings, NobodyIsCalledByAForbiddenNameNorByOneThatLooksLikeIt) {
    EXPECT_EQ(ask({{"t", "forbid_name"}, {"name", "Ada"}}).at("t"), "done");
    serve();
    EXPECT_EQ(ask({{"t", "names"}}).at("names"), Json({"Ada"}));
    TestClient line(port(), code);
    line.hello();
    const auto sit = [&](const char* id, const char* name) {
        line.send({{"t", "sit"}, {"id", id}, {"name", name}, {"word", "0123456789abcdef"}});
        return line.receive_until([&](const Json& one) { return one.value("id", "") == id; });
    };
    EXPECT_EQ(sit("a", "Ada").at("code"), "room.name_forbidden");
    EXPECT_EQ(sit("b", " ADA ").at("code"), "room.name_forbidden");
    EXPECT_EQ(sit("c", "Аda").at("code"), "room.name_forbidden") << "with a Cyrillic A";
    EXPECT_EQ(sit("d", "Adam").at("t"), "ok");
    EXPECT_EQ(ask({{"t", "allow_name"}, {"name", "Ada"}}).at("t"), "done");
    EXPECT_EQ(sit("e", "Ada").at("t"), "ok");
    EXPECT_EQ(ask({{"t", "allow_name"}, {"name", "Ada"}}).at("code"), "admin.unknown");
    EXPECT_EQ(ask({{"t", "forbid_name"}, {"name", " "}}).at("code"), "room.name");
}

/// The server is behind a proxy, which this test plays.
struct BannedAddress : AdminRulings {
    BannedAddress() {
        settings.proxies = {"127.0.0.1"};
        serve();
    }
    Json ban(const std::string& address, const Json& more = Json::object()) const {
        Json wanted{{"t", "restrict"}, {"kind", "ban"}, {"address", address}, {"until", in_an_hour()}};
        wanted.update(more);
        return ask(wanted);
    }
    RawClient from(const std::string& client, const std::string& request) const {
        RawClient proxy(port());
        proxy.send("GET " + request + " HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: " + client + "\r\n");
        return proxy;
    }
    int status(const std::string& client, const std::string& path) const {
        RawClient proxy = from(client, path);
        proxy.send("\r\n");
        return proxy.reply().value().status;
    }
    /// The first bytes of the server's first frame, without the length byte.
    std::string first_bytes(const std::string& client, const std::string& path, std::size_t count) const {
        RawClient proxy = from(client, path);
        proxy.send(
            "Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: reami.v1\r\n\r\n");
        EXPECT_EQ(proxy.reply().value().status, 101);
        return proxy.receive(count);
    }
};

TEST_F(BannedAddress, IsTheClientsAndAnIPv6OneCountsWithItsNetwork) {
    const std::string barred = "\x88\x02\x0f\xa9";  // a close frame with 4009
    const Json banned =
        ask({{"t", "restrict"}, {"kind", "ban"}, {"address", "2001:db8:1:2::7"}, {"until", in_an_hour()}});
    ASSERT_EQ(banned.at("t"), "done") << banned;
    EXPECT_EQ(status("2001:db8:1:2:ffff::1", "/api/rooms"), 403);
    EXPECT_EQ(status("2001:db8:1:3::7", "/api/rooms"), 200) << "another network";
    EXPECT_EQ(status("2001:db8:1:2:ffff::1", "/"), 200)
        << "the page is served, so that it can show the reason";
    EXPECT_EQ(first_bytes("2001:db8:1:2::9", "/ws/r/" + code, 4), barred);
    EXPECT_EQ(first_bytes("2001:db8:1:2::9", "/ws/lobby", 4), barred);
    EXPECT_EQ(first_bytes("2001:db8:1:3::9", "/ws/lobby", 1), "\x81") << "the list of rooms";
    const Json line_of = line({{"t", "restrictions"}}, "restrictions");
    EXPECT_EQ(line_of.at("player"), "");
    EXPECT_EQ(line_of.dump().find("2001"), std::string::npos) << "only a hash is stored";
    EXPECT_EQ(last_deed().find("2001"), std::string::npos);
    ask({{"t", "lift"}, {"number", banned.at("number")}});
    EXPECT_EQ(status("2001:db8:1:2:ffff::1", "/api/rooms"), 200);
}

TEST_F(BannedAddress, OfAProxyOrOfThisMachineNeedsAWordMore) {
    for (const char* crowd : {"127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1", "0.0.0.0"})
        EXPECT_EQ(ban(crowd).value("code", ""), "admin.proxy") << crowd;
    EXPECT_EQ(ban("203.0.113.7").at("t"), "done");
    settings.proxies = {"203.0.113.0/24"};
    serve();
    EXPECT_EQ(ban("203.0.113.7").value("code", ""), "admin.proxy") << "the settings name it as a proxy";
    EXPECT_EQ(ban("203.0.113.7", {{"kind", "silence"}}).at("t"), "done") << "silenced players may still play";
    EXPECT_EQ(ban("203.0.113.7", {{"sure", true}}).at("t"), "done");
    EXPECT_EQ(ban("198.51.100.7").at("t"), "done");
}

TEST_F(BannedAddress, MayLoseTheRoomsThatWereOpenedFromThere) {
    const auto opened_from = [&](const std::string& client, const std::string& id) {
        const std::string body = R"({"id":")" + id + R"(","game":"kingdomino"})";
        RawClient proxy(port());
        proxy.send(
            "POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            "X-Forwarded-For: " +
            client + "\r\nContent-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body);
        return Json::parse(proxy.reply().value().body).at("code").get<std::string>();
    };
    const std::string first = opened_from("2001:db8:1:2::7", "b");
    const std::string second = opened_from("2001:db8:1:2::8", "c");
    const std::string others = opened_from("2001:db8:1:3::7", "d");
    TestClient guest(port(), first);
    guest.hello();
    EXPECT_EQ(ask({{"t", "close_rooms_of"}, {"address", "home"}}).at("code"), "admin.unknown");
    EXPECT_EQ(ask({{"t", "close_rooms_of"}, {"address", "2001:db8:1:2::9"}}),
              Json({{"t", "done"}, {"rooms", 2}}));
    EXPECT_EQ(guest.closed(), 4003);
    EXPECT_EQ(last_deed(), "close_rooms_of the rooms of an address: done");
    EXPECT_EQ(room(second).value("code", ""), "room.unknown");
    EXPECT_EQ(room(others).at("t"), "room");
    EXPECT_EQ(ban("2001:db8:1:3::7", {{"with_rooms", true}}).at("rooms"), 1);
    EXPECT_EQ(room(others).value("code", ""), "room.unknown");
    EXPECT_EQ(room(code).at("t"), "room") << "it was opened from elsewhere";
    EXPECT_EQ(ask({{"t", "restrict"},
                   {"kind", "ban"},
                   {"player", "7"},
                   {"until", in_an_hour()},
                   {"with_rooms", true}})
                  .at("code"),
              "admin.whom");
}

TEST_F(BannedAddress, ClosesTheConnectionsThatAreThere) {
    settings.proxies.clear();
    serve();
    TestClient here(port(), code);
    here.hello();
    TestClient on_first_page(TestClient::Way{port(), "/ws/lobby"});
    on_first_page.receive_a("rooms");
    EXPECT_EQ(line({{"t", "connections"}}, "first_page").at("address"), "127.0.0.1");
    EXPECT_TRUE(ask({{"t", "connections"}, {"find", "192.0.2."}}).at("first_page").empty());
    EXPECT_EQ(ask({{"t", "restrict"}, {"kind", "ban"}, {"address", "192.0.2.1"}, {"until", in_an_hour()}})
                  .at("count"),
              0)
        << "the connection of another address";
    EXPECT_EQ(ban("127.0.0.1").value("code", ""), "admin.proxy");
    EXPECT_EQ(ban("127.0.0.1", {{"sure", true}}).at("count"), 2);
    EXPECT_EQ(here.closed(), 4009);
    EXPECT_EQ(on_first_page.closed(), 4009);
    const PlainAnswer answer = get(port(), "/api/rooms");
    EXPECT_EQ(answer.status, 403);
    EXPECT_EQ(Json::parse(answer.body).at("code"), "auth.barred");
}

}  // namespace
}  // namespace reami::testing
