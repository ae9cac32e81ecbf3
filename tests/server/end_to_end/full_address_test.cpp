// Many strangers at one address do not keep out the players who have a seat. PROTOCOL.md, "Limits".
#include <list>
#include <string>

#include "tests/server/end_to_end/whole_server.hpp"
#include "tests/server/plain_request.hpp"
#include "tests/server/test_client.hpp"

namespace reami::testing {
namespace {

struct FullAddress : WholeServer {
    FullAddress() {
        settings.limits.connections_an_address = 8;  // plus four further places
        serve();                                     // no client is connected yet
    }
    int closed_after_hello(const std::string& room, const Json& members) const {
        TestClient client(port(), room);
        Json hello{{"t", "hello"}};
        hello.update(members);
        client.send(hello);
        return client.closed().value_or(0);
    }

    const std::string code = open_room(port(), {{"id", "a"}, {"game", "kingdomino"}});
    const std::string other = open_room(port(), {{"id", "b"}, {"game", "kingdomino"}});
};

TEST_F(FullAddress, LetsIntoARoomWhoHasASeatThere) {
    Player ada(port(), code, "Ada", 1);
    ada.connect();
    ada.sit();
    std::list<TestClient> strangers;
    for (int n = 0; n < 7; ++n) strangers.emplace_back(port(), code).hello();

    EXPECT_EQ(closed_after_hello(code, Json::object()), 1013);
    EXPECT_EQ(closed_after_hello(other, {{"token", ada.token()}}), 1013) << "her seat is in the other room";
    TestClient tab(port(), code);
    EXPECT_EQ(tab.hello({{"token", ada.token()}}).at("you"), "seat:1");
    TestClient next_tab(port(), code);
    EXPECT_EQ(next_tab.hello({{"token", ada.token()}}).at("you"), "seat:1");
    EXPECT_EQ(tab.closed(), 1013) << "a player has one further place in a room";
    next_tab.send({{"t", "ping"}});
    EXPECT_EQ(next_tab.receive_a("pong").at("t"), "pong");
}

struct CrowdedAddress : WholeServer {
    CrowdedAddress() {
        settings.limits.message_burst = 20;        // a hello costs four
        settings.limits.messages_a_second = 1e-6;  // no refill within the test
        serve();
    }
    /// The kinds of the answers to that many pings: `pong` or `no`.
    static std::list<std::string> answers(TestClient& client, std::size_t pings) {
        for (std::size_t n = 0; n < pings; ++n) client.send({{"t", "ping"}});
        std::list<std::string> kinds;
        client.receive_until([&](const Json& message) {
            const std::string kind = message.at("t");
            if (kind == "pong" || kind == "no") kinds.push_back(kind);
            return kinds.size() == pings;
        });
        return kinds;
    }

    const std::string code = open_room(port(), {{"id", "a"}, {"game", "kingdomino"}});
};

TEST_F(CrowdedAddress, LeavesPlayersTheirOwnBudget) {
    TestClient ada(port(), code);
    ada.hello();
    ada.send({{"t", "sit"}, {"id", "s1"}, {"seat", 1}, {"name", "Ada"}, {"word", "0123456789abcdef"}});
    ada.receive_a("ok");
    std::list<TestClient> crowd;
    for (int n = 0; n < 20; ++n) {  // 20 times 16 pings use up the shared budget, 16 times 20
        crowd.emplace_back(port(), code).hello();
        answers(crowd.back(), 16);
    }
    TestClient late(port(), code);
    late.hello();
    EXPECT_EQ(answers(late, 1), std::list<std::string>{"no"});
    EXPECT_EQ(answers(ada, 1), std::list<std::string>{"pong"});
}

}  // namespace
}  // namespace reami::testing
