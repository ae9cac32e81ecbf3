// The commands `forget`, `vacuum` and `backup` on a real database delete only what they should.
#include <filesystem>

#include "server/store/file/backup_note.hpp"
#include "tests/server/end_to_end/two_matches.hpp"
#include "tests/server/plain_request.hpp"

namespace reami::testing {
namespace {

struct Housekeeping : TwoMatches {
    /// The first column of the first row of the answer.
    std::string of(const std::string& sql) const {
        return SQLite::Database(folder.path() / "reami.db").execAndGet(sql).getString();
    }
};

TEST_F(Housekeeping, ForgetsAPersonAndKeepsTheMoves) {
    play_two();
    const std::string moves = of("SELECT count(*) FROM finished_moves");
    change(
        "INSERT INTO chat (room, n, seat, name, text, at, who) "
        "SELECT room, 1, 1, 'Ada', 'hello', 0, who FROM people WHERE player IN "
        "(SELECT player FROM match_seats WHERE name = 'Ada')");
    const std::string told = says("forget --room " + ended + " --name Ada");
    EXPECT_EQ(told,
              "Ada is forgotten. Deleted: 1 device and 1 line of chat. 1 match no longer names them.\n");
    EXPECT_EQ(of("SELECT count(*) FROM chat"), "0");
    for (const char* table : {"took_part", "match_seats", "seats"}) {
        const std::string in_room = std::string(" FROM ") + table +
                                    " JOIN rooms ON rooms.id = room WHERE code = '" + ended + "' AND name = ";
        EXPECT_EQ(of("SELECT count(*)" + in_room + "'Ada'"), "0") << table;
        EXPECT_EQ(of("SELECT count(*)" + in_room + "'Bob'"), "1") << table;
    }
    EXPECT_EQ(of("SELECT count(*) FROM finished_moves"), moves);
    EXPECT_EQ(says("check"), "2 matches, 0 faults\n");
}

TEST_F(Housekeeping, NotesForTheServerHowABackupEnded) {
    EXPECT_EQ(store::last_backup(folder.path()), std::nullopt);
    const std::string copy = (folder.path() / "copy.db").string();
    says("backup " + copy);
    const auto good = store::last_backup(folder.path()).value();
    EXPECT_EQ(good.why, "");
    EXPECT_GT(good.good_at, 0);
    const std::string refused = says("backup " + copy);
    const auto failed = store::last_backup(folder.path()).value();
    EXPECT_NE(refused.find(failed.why), std::string::npos) << refused;
    EXPECT_NE(failed.why, "");
    EXPECT_EQ(failed.good_at, good.good_at);
    EXPECT_GE(failed.at, good.at);
}

TEST_F(Housekeeping, AForgottenPersonsRoomIsServedWithoutTheName) {
    play_two();
    (void)says("forget --room " + running + " --name Ada");
    serve();
    const auto room = Json::parse(get(port(), "/api/rooms/" + running).body);
    EXPECT_EQ(room.at("phase"), "playing");
    EXPECT_EQ(room.dump().find("Ada"), std::string::npos) << room.dump();
    EXPECT_NE(room.dump().find("Bob"), std::string::npos) << room.dump();
    EXPECT_EQ(get(port(), "/api/rooms/" + ended + "/matches/1").status, 200);
}

TEST_F(Housekeeping, ForgetsNobodyWhereItIsNotClearWho) {
    play_two();
    EXPECT_EQ(says("forget --room " + ended + " --name Carl"),
              "reami-server forget: nobody called Carl sits or played in room " + ended + "\n");
    change("UPDATE took_part SET name = 'Ada'");
    const std::string tokens = of("SELECT count(*) FROM tokens");
    EXPECT_EQ(says("forget --room " + ended + " --name Ada"),
              "reami-server forget: several people called Ada sat in room " + ended +
                  ": name another room of theirs\n");
    EXPECT_EQ(of("SELECT count(*) FROM tokens"), tokens);
}

TEST_F(Housekeeping, ChangesNothingWhileAServerRuns) {
    const std::string served =
        (folder.path() / "reami.db").string() + " is served by another process: end that process first\n";
    EXPECT_EQ(says("vacuum"), "reami-server vacuum: " + served);
    EXPECT_EQ(says("forget --room KETMKARD --name Ada"), "reami-server forget: " + served);
}

TEST_F(Housekeeping, AVacuumedFileIsSmallerAndWhole) {
    play_two();
    change(
        "CREATE TABLE large (text TEXT); INSERT INTO large VALUES (hex(randomblob(1000000))); DROP TABLE "
        "large");
    const auto file = folder.path() / "reami.db";
    EXPECT_TRUE(says("vacuum").starts_with(file.string() + " had "));
    EXPECT_LT(std::filesystem::file_size(file), 1'000'000u);
    EXPECT_EQ(says("check"), "2 matches, 0 faults\n");
    serve();
    EXPECT_EQ(get(port(), "/api/rooms/" + ended + "/matches/1").status, 200);
}

TEST_F(Housekeeping, CopiesIntoAFolderTakeTheOldestOnesPlace) {
    const auto copies = folder.path() / "copies";
    const std::string command = "backup --newest 2 --days 0 --into '" + copies.string() + "'";
    (void)says(command);
    const auto first = *std::filesystem::directory_iterator(copies);
    for (const char* old : {"reami-2026-01-01T00-00-00Z.db", "reami-2026-01-02T00-00-00Z.db", "mine.db"})
        std::filesystem::copy(first.path(), copies / old);
    std::filesystem::remove(first.path());
    const std::string told = says(command);
    EXPECT_NE(told.find("deleted " + (copies / "reami-2026-01-01T00-00-00Z.db").string() + "\n"),
              std::string::npos)
        << told;
    EXPECT_TRUE(std::filesystem::exists(copies / "reami-2026-01-02T00-00-00Z.db"));
    EXPECT_TRUE(std::filesystem::exists(copies / "mine.db"));
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(copies), {}), 3);
}

}  // namespace
}  // namespace reami::testing
