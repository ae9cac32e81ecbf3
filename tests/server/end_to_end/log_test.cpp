// The server's log as JSON: one line for each event that an admin looks for, with the numbers of the room and
// the match; no codes, tokens or chat.
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "tests/server/end_to_end/own_folder.hpp"
#include "tests/server/end_to_end/player.hpp"
#include "tests/server/end_to_end/process.hpp"
#include "tests/server/net/raw_client.hpp"
#include "tests/server/plain_request.hpp"

namespace reami::testing {
namespace {

using Json = nlohmann::json;
using namespace std::chrono_literals;

struct ServerLog : ::testing::Test {
    OwnFolder folder;
    std::string code;

    /// Opens a room, sends two requests that the server refuses, and plays a match to its end; returns the
    /// whole log.
    std::string log_of_an_evening() {
        Process server(folder.path(), 0,
                       {.more = {"--log-format", "json", "--rooms-an-address", "1"}, .log_level = "debug"});
        code = open_room(server.port(), {{"id", "a"}, {"game", "kingdomino"}, {"listed", true}});
        EXPECT_EQ(post(server.port(), "/api/rooms", {{"id", "b"}, {"game", "kingdomino"}}).status, 429);
        RawClient elsewhere(server.port());
        elsewhere.send(
            "POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.example\r\n"
            "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}");
        EXPECT_EQ(elsewhere.reply().value().status, 403);
        play(server.port());
        EXPECT_EQ(server.terminate(), 0);
        return server.log();
    }
    void play(std::uint16_t port) const {
        Player ada(port, code, "Ada", 1), bob(port, code, "Bob", 2);
        for (Player* player : {&ada, &bob}) {
            player->connect();
            player->sit();
        }
        TestClient talker(port, code);
        talker.hello({{"client", "random_bot/1"}});
        talker.send({{"t", "chat"}, {"id", "c"}, {"text", "a secret of ours"}});
        talker.receive_until([](const Json& told) { return told.at("t") == "chat" || told.at("t") == "no"; });
        ada.start();
        while (!ada.is_over() || !bob.is_over())
            for (Player* player : {&ada, &bob}) {
                ASSERT_TRUE(player->listen(5ms));
                player->play();
            }
    }
    static std::vector<Json> lines_of(const std::string& log) {
        std::vector<Json> lines;
        std::istringstream text(log);
        for (std::string line; std::getline(text, line);) lines.push_back(Json::parse(line));
        return lines;
    }
};

/// The line with these words, without its time; null if there is none.
Json line_with(const std::vector<Json>& lines, const std::string& words) {
    const auto found = std::ranges::find_if(lines, [&](const Json& line) {
        return line.at("message").get<std::string>().find(words) != std::string::npos;
    });
    if (found == lines.end()) return nullptr;
    Json line = *found;
    line.erase("time");
    return line;
}

Json info(const std::string& message) { return {{"level", "info"}, {"message", message}}; }

Json about_room(const std::string& message, int match = 0) {
    Json line = info(message);
    line["room"] = 1;
    if (match > 0) line["match"] = match;
    return line;
}

TEST_F(ServerLog, HasALineForWhatHappensWithTheNumbersOfRoomAndMatch) {
    const std::string log = log_of_an_evening();
    const auto lines = lines_of(log);
    const std::string start = lines.front().at("message");
    for (const char* part : {"reami-server ", "protocol reami.v1", "schema ", "kingdomino ", "domaine "})
        EXPECT_NE(start.find(part), std::string::npos) << start;
    EXPECT_EQ(line_with(lines, "opened for"), about_room("room 1: opened for kingdomino, with 2 seats"));
    Json entered = about_room("room 1: random_bot/1 enters");
    entered["level"] = "debug";
    EXPECT_EQ(line_with(lines, "random_bot/1"), entered);
    EXPECT_NE(line_with(lines, "a client without a name enters"), nullptr);
    EXPECT_EQ(line_with(lines, "begins, with"), about_room("room 1, match 1: begins, with 2 seats", 1));
    EXPECT_EQ(line_with(lines, "is over"), about_room("room 1, match 1: is over", 1));
    EXPECT_EQ(line_with(lines, "has reached a limit"), info("127.0.0.1 has reached a limit: limit.rooms"));
    EXPECT_NE(line_with(lines, "refused a request from a page of https://evil.example, which"), nullptr);
    EXPECT_EQ(line_with(lines, "stopping"), info("stopping"));
    for (const std::string& hidden : {code, std::string("a secret of ours"), std::string("Ada")})
        EXPECT_EQ(log.find(hidden), std::string::npos) << hidden;
}

}  // namespace
}  // namespace reami::testing
