// Strangers who share an address keep nobody out who has a seat. PROTOCOL.md, "Limits".
#include <list>

#include "tests/server/end_to_end/whole_server.hpp"
#include "tests/server/plain_request.hpp"
#include "tests/server/test_client.hpp"

namespace reami::testing {
namespace {

struct FullAddress : WholeServer {
    FullAddress() {
        settings.limits.connections_an_address = 8;  // and four further places
        serve();                                     // on which nobody is connected yet
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
    EXPECT_EQ(closed_after_hello(other, {{"token", ada.token()}}), 1013) << "her seat is in another room";
    TestClient tab(port(), code);
    EXPECT_EQ(tab.hello({{"token", ada.token()}}).at("you"), "seat:1");
    TestClient next_tab(port(), code);
    EXPECT_EQ(next_tab.hello({{"token", ada.token()}}).at("you"), "seat:1");
    EXPECT_EQ(tab.closed(), 1013) << "a player has one further place in a room";
    next_tab.send({{"t", "ping"}});
    EXPECT_EQ(next_tab.receive_a("pong").at("t"), "pong");
}

}  // namespace
}  // namespace reami::testing
