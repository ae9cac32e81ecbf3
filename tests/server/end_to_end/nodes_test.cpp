// Several servers on one database: one node serves each room, and another node can take it over.
#include <gtest/gtest.h>

#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "server/app/server.hpp"
#include "tests/server/end_to_end/acknowledged.hpp"
#include "tests/server/end_to_end/own_folder.hpp"
#include "tests/server/end_to_end/player.hpp"
#include "tests/server/plain_request.hpp"
#include "tests/server/postgres_server.hpp"

namespace reami::testing {
namespace {

using namespace std::chrono_literals;

/// A node with its own folder, on the shared database.
class OneNode {
public:
    explicit OneNode(const std::string& store) {
        settings_.port = 0;
        settings_.data = folder_.path();
        settings_.store = store;
        settings_.node_address = "127.0.0.1:1";  // lets it share the database; it passes no client on
        settings_.bot_waits = 0ms;
        settings_.log_level = "off";
        settings_.limits.rooms_an_hour = 1000;
        settings_.limits.arrival_burst = 100'000;
        settings_.limits.connects_a_second = settings_.limits.connect_burst = 100'000;
        settings_.limits.messages_a_second = settings_.limits.message_burst = 100'000;
        start();
    }
    void start() { server_.emplace(settings_); }
    void drain() { server_.reset(); }
    std::uint16_t port() const { return server_->port(); }

private:
    OwnFolder folder_;
    Settings settings_;
    std::optional<Server> server_;
};

class Nodes : public ::testing::Test {
protected:
    void SetUp() override {
        if (!PostgresServer::is_installed()) GTEST_SKIP() << "postgresql-15 is not installed";
        store_ = PostgresServer::shared().fresh_store();
        ada_.emplace(store_);
        bob_.emplace(store_);
    }

    std::string ask(const std::string& sql) const { return ask_postgres(store_, sql); }
    std::string owner() const { return ask("SELECT owner FROM rooms"); }
    std::string epoch() const { return ask("SELECT epoch FROM rooms"); }
    static std::string room_at(const OneNode& node) {
        return open_room(node.port(), {{"id", "a"}, {"game", "kingdomino"}});
    }
    static std::vector<Player> seated(const OneNode& node, const std::string& code) {
        std::vector<Player> players;
        for (const int seat : {1, 2}) {
            players.emplace_back(node.port(), code, "P" + std::to_string(seat), seat);
            players.back().connect();
            players.back().sit();
        }
        players[0].start();
        return players;
    }
    /// Plays until the match is over, that many moves were made, or a connection ended.
    static void play(std::vector<Player>& players, int moves = 100'000) {
        while (moves > 0 && !(players[0].is_over() && players[1].is_over()))
            for (Player& player : players) {
                if (!player.listen(5ms)) return;
                if (player.play()) --moves;
            }
    }
    /// Connects the players to that node, and retries as clients do.
    static void come_to(const OneNode& node, std::vector<Player>& players) {
        for (Player& player : players) {
            player.move_to(node.port());
            for (bool is_there = false; !is_there;) try {
                    player.connect();
                    is_there = true;
                } catch (const std::runtime_error&) {
                }
        }
    }
    /// The players play as long as their connections are open.
    static void listen_to_the_end(std::vector<Player>& players) {
        for (std::size_t ended = 0; ended < players.size();) {
            ended = 0;
            for (Player& player : players) {
                const bool stands = player.is_connected() && player.listen(5ms);
                if (stands) player.play();
                if (!stands) ++ended;
            }
        }
    }

    std::string store_;
    std::optional<OneNode> ada_, bob_;
};

TEST_F(Nodes, ARoomIsWithTheNodeToWhichSomebodyComesFirst) {
    const std::string code = room_at(*ada_);
    EXPECT_EQ(owner(), "-");
    auto players = seated(*bob_, code);
    EXPECT_EQ(epoch(), "1");
    EXPECT_EQ(ask("SELECT count(*) FROM nodes, rooms WHERE incarnation = owner AND ended = 0"), "1");
    play(players);
    EXPECT_GT(expect_acknowledged_moves(ada_->port(), code, players), 20u) << "any node gives the match file";
}

TEST_F(Nodes, WhileOneServesItTheOtherSendsPeopleAway) {
    const std::string code = room_at(*ada_);
    TestClient first(ada_->port(), code);
    first.hello();
    TestClient second(bob_->port(), code);
    second.send({{"t", "hello"}});
    EXPECT_EQ(second.closed(), 1012);
    EXPECT_EQ(epoch(), "1");
}

TEST_F(Nodes, AfterADrainTheMatchGoesOnWithAnother) {
    const std::string code = room_at(*ada_);
    auto players = seated(*ada_, code);
    play(players, 10);
    ada_->drain();
    listen_to_the_end(players);
    EXPECT_EQ(players[0].close_code(), 1012);
    come_to(*bob_, players);
    EXPECT_EQ(epoch(), "2");
    play(players);
    EXPECT_GT(expect_acknowledged_moves(bob_->port(), code, players), 20u);
}

TEST_F(Nodes, ANodeThatWasTakenForLostStoresAndTellsNothingMore) {
    const std::string code = room_at(*ada_);
    auto players = seated(*ada_, code);
    play(players, 10);
    ask("UPDATE nodes SET ended = 1 FROM rooms WHERE incarnation = owner");
    std::vector<Player> elsewhere;
    elsewhere.emplace_back(bob_->port(), code, "P3", 3);
    come_to(*bob_, elsewhere);
    EXPECT_EQ(epoch(), "2");
    const std::string moves = ask("SELECT count(*) FROM moves");
    listen_to_the_end(players);
    for (const Player& player : players) EXPECT_EQ(player.close_code(), 1012);
    EXPECT_EQ(ask("SELECT count(*) FROM moves"), moves);
    come_to(*bob_, players);
    play(players);
    EXPECT_GT(expect_acknowledged_moves(bob_->port(), code, players), 20u);
}

TEST_F(Nodes, ANodeThatLostItsLeaseComesBackUnderAnotherName) {
    const std::string code = room_at(*ada_);
    auto players = seated(*ada_, code);
    play(players, 10);
    const std::string before = owner();
    ask("UPDATE nodes SET ended = 1 FROM rooms WHERE incarnation = owner");
    listen_to_the_end(players);
    come_to(*ada_, players);
    EXPECT_NE(owner(), before);
    play(players);
    EXPECT_GT(expect_acknowledged_moves(ada_->port(), code, players), 20u);
}

TEST_F(Nodes, ANodeThatStartsAgainInItsFolderNeedNotWait) {
    const std::string code = room_at(*ada_);
    auto players = seated(*ada_, code);
    play(players, 10);
    ask("UPDATE nodes SET ended = 0");
    ada_->drain();
    ask("UPDATE nodes SET ended = 0, until = clock_timestamp() + interval '1 hour'");  // as after a crash
    ada_->start();
    come_to(*ada_, players);
    play(players);
    EXPECT_GT(expect_acknowledged_moves(ada_->port(), code, players), 20u);
}

TEST_F(Nodes, ADatabaseThatLostCommitsIsNotPlayedOn) {
    const std::string code = room_at(*ada_);
    auto players = seated(*ada_, code);
    play(players, 10);
    ask("SELECT 1 FROM rooms FOR UPDATE; DELETE FROM moves WHERE v = (SELECT max(v) FROM moves);"
        "UPDATE rooms SET log_version = log_version - 1");  // as on a standby that was behind
    listen_to_the_end(players);
    EXPECT_EQ(players[0].close_code(), 1012);
    come_to(*bob_, players);
    EXPECT_EQ(ask("SELECT max(v) - count(*) FROM moves"), "0");
}

}  // namespace
}  // namespace reami::testing
