// Migrations bring a database to the newest version with all its data, and leave a database of another
// program unchanged.
#include "server/store/file/migrate.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include "engine/core/expected.hpp"
#include "server/store/file/backup.hpp"
#include "server/store/read/find_room.hpp"
#include "server/store/read/open_to_read.hpp"
#include "server/store/read/read_devices.hpp"
#include "server/store/read/read_match.hpp"
#include "server/store/read/read_room.hpp"
#include "server/store/sqlite/sqlite_write_connection.hpp"
#include "server/store/write/writer.hpp"
#include "tests/migrations/contents.hpp"
#include "tests/server/store/scratch_folder.hpp"
#include "tests/server/store/stored_match.hpp"
#include "tests/source_path.hpp"

namespace reami::store {
namespace {

using namespace testing;  // NOLINT(google-build-using-namespace): this test's own words
namespace fs = std::filesystem;
using embedded::File;

class Migrate : public ::testing::Test {
protected:
    std::string version() const { return scratch_.ask("PRAGMA user_version"); }
    /// Makes a database of version 1 that has rows of every kind.
    void fill_version_1() const {
        EXPECT_EQ(migrate(scratch_.database(), migrations().first(1)).error(), "");
        scratch_.change(contents(source_path("tests/migrations/version_1.sql")));
    }
    fs::path copy(int before) const {
        return scratch_.database().string() + ".before-" + std::to_string(before);
    }

    Scratch scratch_;
};

/// The migrations of an invented release after this one.
std::vector<File> next_release() {
    std::vector<File> all(migrations().begin(), migrations().end());
    all.push_back({"9999_made_up.sql",
                   "CREATE TABLE made_up (room INTEGER PRIMARY KEY REFERENCES rooms (id)) STRICT;"
                   "INSERT INTO made_up (room) SELECT id FROM rooms;"});
    return all;
}

const std::string elsewhere = ": move it away, or name another folder with --data";

constexpr std::array<File, 3> three{
    File{"0001_a.sql", "CREATE TABLE a (x INTEGER); INSERT INTO a VALUES (1);"},
    File{"0002_b.sql", "CREATE TABLE b (x INTEGER); INSERT INTO b SELECT x FROM a;"},
    File{"0003_c.sql", "ALTER TABLE b RENAME TO c;"}};

TEST_F(Migrate, EmbeddedFilesAreNumberedFromOneWithoutHoles) {
    int number = 0;
    for (const File& file : migrations()) EXPECT_EQ(std::stoi(std::string(file.name.substr(0, 4))), ++number);
    EXPECT_GE(number, 1);
}

TEST_F(Migrate, NewestVersionIsLeftAlone) {
    EXPECT_EQ(migrate(scratch_.database()).error(), "");
    const std::string before = contents(scratch_.database());
    EXPECT_EQ(migrate(scratch_.database()).error(), "");
    EXPECT_EQ(contents(scratch_.database()), before);
}

TEST_F(Migrate, EveryVersionGoesToTheNewestWithItsData) {
    for (std::size_t from = 1; from < three.size(); ++from) {
        const Scratch scratch;
        EXPECT_EQ(migrate(scratch.database(), std::span(three).first(from)).error(), "");
        scratch.change("UPDATE a SET x = 5");
        EXPECT_EQ(migrate(scratch.database(), three).error(), "");
        EXPECT_EQ(scratch.ask("SELECT a.x, c.x FROM a, c"), from == 1 ? "5 | 5" : "5 | 1");
        EXPECT_EQ(scratch.ask("PRAGMA user_version"), "3");
    }
}

TEST_F(Migrate, EveryVersionIsReadWithAllThatIsInIt) {
    fill_version_1();
    EXPECT_EQ(migrate(scratch_.database(), next_release()).error(), "");
    EXPECT_EQ(scratch_.ask("SELECT room FROM made_up"), "1");
    Writer writer(scratch_.database());
    const auto reader = open_to_read(scratch_.database());
    EXPECT_EQ(read_player(*reader, bytes(1)), 42);
    EXPECT_TRUE(read_match(*reader, "KETMKARD", 1));
    EXPECT_EQ(find_code_of_request(*reader, bytes(4), "w1"), "KETMKARD");
    const auto rooms = read_open_rooms(*reader);
    ASSERT_EQ(rooms.size(), 1U);
    // Opened, entered, two people, two seats, a line, started, two participants, two moves, a round.
    EXPECT_EQ(rooms[0].records.size(), 13U);
    EXPECT_EQ(told(append(writer, {1, 6000, {moved(2, 3)}})), "stored");
}

TEST_F(Migrate, KeepsACopyFromBefore) {
    EXPECT_EQ(migrate(scratch_.database(), std::span(three).first(1)).error(), "");
    EXPECT_FALSE(fs::exists(copy(0)));  // there was no database before
    EXPECT_EQ(migrate(scratch_.database(), three).error(), "");
    SQLite::Database kept(copy(1));
    EXPECT_EQ(kept.execAndGet("PRAGMA user_version").getInt(), 1);
    EXPECT_EQ(kept.execAndGet("SELECT x FROM a").getInt(), 1);
    EXPECT_FALSE(kept.tableExists("b"));
}

TEST_F(Migrate, TheCopyFromBeforeBringsTheReleaseBeforeBack) {
    const int before = static_cast<int>(migrations().size());
    fill_version_1();
    EXPECT_EQ(migrate(scratch_.database()).error(), "");
    EXPECT_EQ(migrate(scratch_.database(), next_release()).error(), "");
    scratch_.change("INSERT INTO players (id, made_at) VALUES (77, 6000)");
    EXPECT_FALSE(migrate(scratch_.database())) << "the release before refuses it";

    const auto done = put_back(copy(before), scratch_.database());
    ASSERT_TRUE(done) << done.error();
    EXPECT_EQ(version(), std::to_string(before));
    EXPECT_EQ(migrate(scratch_.database()).error(), "") << "the release before opens it";
    EXPECT_EQ(scratch_.ask("SELECT code FROM rooms"), "KETMKARD");
    EXPECT_EQ(scratch_.ask("SELECT count(*) FROM players WHERE id = 77"), "0")
        << "the player was added after the update";
    SQLite::Database aside(*done->aside);
    EXPECT_EQ(aside.execAndGet("SELECT count(*) FROM players WHERE id = 77").getInt(), 1)
        << "the replaced database is kept";
}

TEST_F(Migrate, WithoutAWholeCopyNothingIsChanged) {
    EXPECT_EQ(migrate(scratch_.database(), std::span(three).first(1)).error(), "");
    scratch_.change(
        "CREATE TABLE big (x BLOB); INSERT INTO big VALUES (zeroblob(100000)); CREATE INDEX i ON big (x);"
        "PRAGMA wal_checkpoint(TRUNCATE)");
    std::fstream(scratch_.database(), std::ios::binary | std::ios::in | std::ios::out).seekp(4096 * 3)
        << std::string(4096, 'x');
    EXPECT_THROW(std::ignore = migrate(scratch_.database(), three), std::runtime_error);
    EXPECT_EQ(version(), "1");
    EXPECT_FALSE(fs::exists(copy(1)));
}

TEST_F(Migrate, ServerThatStillWritesIsFencedFirst) {
    fill_version_1();
    EXPECT_EQ(migrate(scratch_.database()).error(), "");
    SqliteWriteConnection older(scratch_.database());
    EXPECT_EQ(migrate(scratch_.database(), next_release()).error(), "");
    PendingEntry late{{1, 6000, {moved(2, 3)}}, {}};
    EXPECT_THROW(older.commit({&late, 1}), Fenced);
}

TEST_F(Migrate, OfSeveralAtOnceEachFindsItDoneOrHearsThatAnotherIsThere) {
    fill_version_1();
    const auto newer = next_release();
    std::vector<Expected<void, std::string>> came(4);
    {
        std::vector<std::jthread> programs;
        programs.reserve(came.size());
        for (auto& one : came) programs.emplace_back([&] { one = migrate(scratch_.database(), newer); });
    }
    const std::string served =
        scratch_.database().string() +
        " is served by another process: end that process, or name another folder with --data";
    EXPECT_GE(std::ranges::count_if(came, [](const auto& done) { return done.has_value(); }), 1);
    for (const auto& done : came)
        if (!done) {
            EXPECT_EQ(done.error(), served);
        }
    EXPECT_EQ(version(), std::to_string(newer.size()));
    EXPECT_EQ(scratch_.ask("SELECT room FROM made_up"), "1");
}

TEST_F(Migrate, FailingMigrationLeavesTheVersionBefore) {
    auto wrong = three;
    wrong[2].bytes = "CREATE TABLE d (x INTEGER); INSERT INTO nowhere VALUES (1);";
    EXPECT_EQ(migrate(scratch_.database(), std::span(three).first(1)).error(), "");
    EXPECT_THROW(std::ignore = migrate(scratch_.database(), wrong), SQLite::Exception);
    EXPECT_EQ(version(), "2");
    EXPECT_EQ(scratch_.ask("SELECT name FROM sqlite_schema ORDER BY name"), "a\nb");
    EXPECT_EQ(migrate(scratch_.database(), three).error(), "");
    EXPECT_EQ(version(), "3");
}

TEST_F(Migrate, MigrationMayNotLeaveRowsWithoutTheirParents) {
    constexpr std::array<File, 1> orphans{
        File{"0001_orphans.sql",
             "CREATE TABLE a (x INTEGER PRIMARY KEY);"
             "CREATE TABLE b (x INTEGER REFERENCES a (x)); INSERT INTO b VALUES (1);"}};
    EXPECT_THROW(std::ignore = migrate(scratch_.database(), orphans), SQLite::Exception);
    EXPECT_FALSE(fs::exists(scratch_.database()));
}

TEST_F(Migrate, DatabaseFromTheFutureIsRefusedUntouched) {
    EXPECT_EQ(migrate(scratch_.database(), three).error(), "");
    const std::string before = contents(scratch_.database());
    EXPECT_EQ(
        migrate(scratch_.database(), std::span(three).first(2)).error(),
        scratch_.database().string() +
            " has version 3 and this program knows versions up to 2: start the newer program that made it,"
            " or restore a copy from before");
    EXPECT_EQ(contents(scratch_.database()), before);
    EXPECT_FALSE(fs::exists(copy(3)));
}

TEST_F(Migrate, DatabaseOfAnotherProgramIsRefusedUntouched) {
    scratch_.change("CREATE TABLE theirs (x INTEGER)");
    const std::string before = contents(scratch_.database());
    EXPECT_EQ(migrate(scratch_.database()).error(),
              scratch_.database().string() + " belongs to another program" + elsewhere);
    EXPECT_EQ(contents(scratch_.database()), before);
}

TEST_F(Migrate, FileThatIsNoDatabaseIsRefusedUntouched) {
    for (const char* text : {"hello", "this is a letter, and it is longer than the header of a database"}) {
        std::ofstream(scratch_.database(), std::ios::trunc) << text;
        EXPECT_EQ(migrate(scratch_.database()).error(),
                  scratch_.database().string() + " is not a database" + elsewhere);
        EXPECT_EQ(contents(scratch_.database()), text);
    }
}

TEST_F(Migrate, QuestionsOfTheReadmeAreAnswered) {
    fill_version_1();
    EXPECT_EQ(migrate(scratch_.database()).error(), "");
    const std::string page = contents(source_path("migrations/README.md"));
    const std::string begin = "```sql\n", end = "```";
    int questions = 0;
    for (std::size_t at = page.find(begin); at != std::string::npos; at = page.find(begin, at), ++questions) {
        at += begin.size();
        EXPECT_NE(scratch_.ask(page.substr(at, page.find(end, at) - at)), "") << page.substr(at, 80);
    }
    EXPECT_EQ(questions, 5);
}

}  // namespace
}  // namespace reami::store
