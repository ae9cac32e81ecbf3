// Everybody with the code of a room can enter it, however much has been said there: through real sockets,
// with one shard and with two, with the smallest allowed queue, as a newcomer, as the owner of a seat, and
// after a restart.
#include "tests/server/end_to_end/whole_server.hpp"
#include "tests/server/plain_request.hpp"

namespace reami::testing {
namespace {

constexpr int most_lines = 100;

struct Entering : WholeServer, ::testing::WithParamInterface<unsigned> {
    Entering() {
        settings.shards = GetParam();
        settings.limits.queue_messages = 8;
        settings.limits.queue_bytes = 65'536;
        serve();
    }

    /// The kinds of the messages that a newcomer, or the owner of that token, receives after `hello`, up to
    /// the history.
    std::vector<std::string> greeting(const Json& hello) const {
        TestClient client(port(), code);
        client.hello(hello);
        std::vector<std::string> kinds{"here"};
        const auto is_history = [&](const Json& message) {
            kinds.push_back(message.at("t"));
            if (kinds.back() != "lines") return false;
            EXPECT_EQ(message.at("lines").back().at("n"), most_lines);
            return true;
        };
        client.receive_until(is_history);
        client.send({{"t", "ping"}});
        client.receive_a("pong");  // the connection is still open
        return kinds;
    }

    void expect_all_get_in(const std::string& token) const {
        const std::vector<std::string> all{"here", "room", "state", "lines"};
        EXPECT_EQ(greeting(Json::object()), all);
        EXPECT_EQ(greeting({{"token", token}}), all);
    }

    std::string code = open_room(port(), {{"id", "a"}, {"game", "kingdomino"}, {"bots", {{"2", "random"}}}});
};

TEST_P(Entering, WorksInARoomFullOfChat) {
    Player ada(port(), code, "Ada", 1);
    ada.connect();
    ada.sit();
    ada.start();
    ada.disconnect();
    TestClient chatter(port(), code);
    chatter.hello();
    std::string crowns;
    for (int n = 0; n < 500; ++n) crowns += "\U0001F451";
    for (int n = 1; n <= most_lines; ++n) {
        chatter.send({{"t", "chat"}, {"id", "c" + std::to_string(n)}, {"text", crowns}});
        ASSERT_EQ(chatter.receive_a("chat").at("n"), n);
    }
    expect_all_get_in(ada.token());
    serve();
    expect_all_get_in(ada.token());
}

/// Each connect and disconnect changes the room for all its clients, so the server limits them by address.
struct ComingAndGoing : WholeServer {
    ComingAndGoing() {
        settings.limits.connects_a_second = 0.1;
        serve();
    }

    std::string code = open_room(port(), {{"id", "a"}, {"game", "kingdomino"}});
};

TEST_F(ComingAndGoing, OfOneAddressIsSeenByOthersNoOftenerThanItsBudgetSays) {
    constexpr int tries = 400, most_visits = 140;  // a burst of 128, and a few more during the test
    TestClient watcher(port(), code);
    watcher.hello();
    int visits = 0;
    for (int n = 0; n < tries; ++n) {
        TestClient visitor(port(), code);
        visitor.send({{"t", "hello"}});
        const auto first = visitor.receive();
        if (first && first->at("t") == "here") ++visits;
    }
    EXPECT_GE(visits, 127);
    EXPECT_LE(visits, most_visits);
    watcher.send({{"t", "ping"}});
    int rooms = 0;
    watcher.receive_until([&](const Json& message) {
        rooms += message.at("t") == "room" ? 1 : 0;
        return message.at("t") == "pong";
    });
    EXPECT_LE(rooms, 2 * most_visits + 1);
}

INSTANTIATE_TEST_SUITE_P(Shards, Entering, ::testing::Values(1U, 2U));

}  // namespace
}  // namespace reami::testing
