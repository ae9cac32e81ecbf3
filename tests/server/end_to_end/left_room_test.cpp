// Nodes with programs of two releases: a match that this program can't replay stays free while a node with
// another program is there; otherwise this node holds it. The test inserts the other node as a row.
#include <gtest/gtest.h>

#include <chrono>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "tests/server/end_to_end/own_folder.hpp"
#include "tests/server/end_to_end/player.hpp"
#include "tests/server/end_to_end/process.hpp"
#include "tests/server/plain_request.hpp"
#include "tests/server/postgres_server.hpp"

namespace reami::testing {
namespace {

using namespace std::chrono_literals;

class LeftRoom : public ::testing::Test {
protected:
    void SetUp() override {
        if (!PostgresServer::is_installed()) GTEST_SKIP() << "postgresql-15 is not installed";
        url_ = PostgresServer::shared().fresh_store();
        serve();
    }
    void serve() {
        server_.emplace(folder_.path(), std::uint16_t{0}, Process::Way{.more = {"--store", url_}});
    }
    std::string ask(const std::string& sql) const { return ask_postgres(url_, sql); }
    void await(const std::string& sql, const std::string& answer) const {
        const auto until = std::chrono::steady_clock::now() + TestClient::patience;
        while (ask(sql) != answer) {
            ASSERT_LT(std::chrono::steady_clock::now(), until) << sql << " gives " << ask(sql);
            std::this_thread::sleep_for(20ms);
        }
    }
    /// Two players make some moves, and the server ends.
    void play() {
        code_ = open_room(server_->port(), {{"id", "a"}, {"game", "kingdomino"}});
        std::vector<Player> players;
        for (const int seat : {1, 2}) {
            players.emplace_back(server_->port(), code_, "P" + std::to_string(seat), seat);
            players.back().connect();
            players.back().sit();
        }
        players[0].start();
        for (int moves = 0; moves < 6;)
            for (Player& player : players) {
                ASSERT_TRUE(player.listen(5ms));
                if (player.play()) ++moves;
            }
        players.clear();
        server_->terminate();
    }
    std::string phase() const {
        return nlohmann::json::parse(get(server_->port(), "/api/rooms/" + code_).body).at("phase");
    }

    OwnFolder folder_;
    std::string url_, code_;
    std::optional<Process> server_;
};

TEST_F(LeftRoom, IsHeldOnlyWhenNoNodeIsThereThatMayReplayIt) {
    play();
    ask("UPDATE rooms SET due_at = 0, opened_at = 0");  // the room is due, and nobody is connecting
    ask("UPDATE moves SET proof = proof + 1 WHERE v = 1");
    ask("INSERT INTO nodes (incarnation, until, address, program, started_at) VALUES"
        " ('another', clock_timestamp() + interval '1 hour', '', '99.0.0', clock_timestamp())");
    const std::string is_taken =
        "SELECT count(*) FROM rooms JOIN nodes ON owner = incarnation WHERE ended = 0";
    serve();
    await("SELECT match FROM unreplayed", "1");
    await(is_taken, "0");
    EXPECT_TRUE(server_->says("is left to a node with another release"));

    ask("UPDATE nodes SET ended = 1 WHERE incarnation = 'another'");
    await(is_taken, "1");
    EXPECT_EQ(phase(), "held");
    EXPECT_EQ(ask("SELECT count(*) FROM moves WHERE v = 1"), "1") << "the moves are unchanged";

    ask("UPDATE nodes SET ended = 0 WHERE incarnation = 'another'");
    await(is_taken, "0");
}

}  // namespace
}  // namespace reami::testing
