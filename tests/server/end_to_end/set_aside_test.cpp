// The server sets a room aside that it can't read, and starts with all the others.
#include <SQLiteCpp/SQLiteCpp.h>

#include "tests/server/end_to_end/whole_server.hpp"
#include "tests/server/plain_request.hpp"

namespace reami::testing {
namespace {

struct SetAside : WholeServer {
    /// Changes the room with that code in the database while no server runs.
    void damage(const std::string& change, const std::string& code) {
        server.reset();
        SQLite::Database database(folder.path() / "reami.db", SQLite::OPEN_READWRITE);
        database.exec("PRAGMA ignore_check_constraints = ON");
        SQLite::Statement statement(database, change + " WHERE code = ?");
        statement.bind(1, code);
        ASSERT_EQ(statement.exec(), 1);
    }

    /// Expects that nobody can enter the bad room, and that the match in the good room goes on.
    void expect_only(const std::string& good, const std::string& bad, std::vector<Player>& players) {
        serve();
        EXPECT_EQ(get(port(), "/api/rooms/" + bad).status, 500) << "the room is neither unknown nor closed";
        for (Player& player : players) {
            player.move_to(port());
            player.connect();
        }
        EXPECT_EQ(get(port(), "/api/rooms/" + good).status, 200);
        play(players);
        EXPECT_TRUE(players[0].is_over());
    }
};

TEST_F(SetAside, RoomWithADamagedSecretLeavesTheOthersAlone) {
    const std::string good = open_room(port(), {{"id", "a"}, {"game", "kingdomino"}});
    const std::string bad = open_room(port(), {{"id", "b"}, {"game", "kingdomino"}});
    auto players = seated(good);
    play(players, 10);
    damage("UPDATE rooms SET next_secret = x'0011'", bad);
    expect_only(good, bad, players);
    const SQLite::Database database((folder.path() / "reami.db").string());
    SQLite::Statement kept(database, "SELECT hex(next_secret), closed_at FROM rooms WHERE code = ?");
    kept.bind(1, bad);
    ASSERT_TRUE(kept.executeStep());
    EXPECT_EQ(kept.getColumn(0).getString(), "0011") << "it stays as it was found";
    EXPECT_TRUE(kept.isColumnNull(1));
}

TEST_F(SetAside, RoomOfAGameThatThisProgramDoesNotKnow) {
    const std::string good = open_room(port(), {{"id", "a"}, {"game", "kingdomino"}});
    const std::string bad = open_room(port(), {{"id", "b"}, {"game", "kingdomino"}});
    auto players = seated(good);
    play(players, 10);
    damage("UPDATE rooms SET game = 'chess'", bad);
    expect_only(good, bad, players);
}

}  // namespace
}  // namespace reami::testing
