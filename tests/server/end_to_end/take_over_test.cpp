// A second server on the same database ends the first one, whatever path leads to the file. No move is stored
// twice, and none is lost.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "tests/server/end_to_end/acknowledged.hpp"
#include "tests/server/end_to_end/own_folder.hpp"
#include "tests/server/end_to_end/player.hpp"
#include "tests/server/end_to_end/process.hpp"
#include "tests/server/plain_request.hpp"

namespace reami::testing {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

/// Plays until the match is over or that many moves were made.
void play_on(std::vector<Player>& players, int moves = 100'000) {
    while (moves > 0 && !(players[0].is_over() && players[1].is_over()))
        for (Player& player : players) {
            ASSERT_TRUE(player.listen(5ms));
            if (player.play()) --moves;
        }
}

std::vector<Player> seated(std::uint16_t port, const std::string& code) {
    std::vector<Player> players;
    for (const int seat : {1, 2}) {
        players.emplace_back(port, code, "P" + std::to_string(seat), seat);
        players.back().connect();
        players.back().sit();
    }
    players[0].start();
    return players;
}

TEST(TakeOver, SecondServerEndsTheFirstAndTheMatchGoesOnThere) {
    const OwnFolder folder;
    Process first(folder.path(), 0);
    const std::string code = open_room(first.port(), {{"id", "a"}, {"game", "kingdomino"}});
    auto players = seated(first.port(), code);
    play_on(players, 10);
    TestClient watcher(first.port(), code);
    watcher.hello();

    ASSERT_TRUE(fs::remove(folder.path() / "reami.db.lock"));
    Process second(folder.path(), 0);
    EXPECT_EQ(watcher.closed(), 1012);
    for (Player& player : players)
        while (player.is_connected() && player.listen(50ms)) {
        }
    EXPECT_EQ(first.wait(), 1);
    EXPECT_NE(first.log().find("another server has taken over " + (folder.path() / "reami.db").string()),
              std::string::npos)
        << first.log();

    for (Player& player : players) {
        player.move_to(second.port());
        player.connect();
    }
    play_on(players);
    EXPECT_GT(expect_acknowledged_moves(second.port(), code, players), 20u);
    EXPECT_EQ(second.terminate(), 0);
    SQLite::Database database(folder.path() / "reami.db");
    EXPECT_EQ(database.execAndGet("PRAGMA integrity_check").getString(), "ok");
}

TEST(TakeOver, LinkToTheDatabaseLeadsToItsLock) {
    const OwnFolder folder, elsewhere;
    const Process first(folder.path(), 0);
    fs::create_symlink(folder.path() / "reami.db", elsewhere.path() / "reami.db");
    EXPECT_THROW(Process(elsewhere.path(), 0), std::runtime_error);
}

}  // namespace
}  // namespace reami::testing
