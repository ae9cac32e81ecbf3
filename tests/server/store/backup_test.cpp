// A backup of the whole store, made while other connections write; a restoration does not lose the previous
// database.
#include "server/store/file/backup.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>

#include "engine/core/expected.hpp"
#include "server/store/file/lock.hpp"
#include "server/store/file/migrate.hpp"
#include "tests/server/store/scratch_folder.hpp"

namespace reami::store {
namespace {

namespace fs = std::filesystem;

class StoreBackup : public ::testing::Test {
protected:
    StoreBackup() { EXPECT_EQ(migrate(database_).error(), ""); }

    static void add_player(const fs::path& database, int id) {
        SQLite::Database(database.string(), SQLite::OPEN_READWRITE)
            .exec("INSERT INTO players (id, made_at) VALUES (" + std::to_string(id) + ", 0)");
    }
    static int players(const fs::path& database) {
        return SQLite::Database(database.string()).execAndGet("SELECT count(*) FROM players").getInt();
    }
    fs::path beside(const char* name) const { return database_.parent_path() / name; }
    void write(const char* name, const std::string& text) const { std::ofstream(beside(name)) << text; }

    testing::Scratch scratch_;
    fs::path database_ = scratch_.database();
    fs::path copy_ = beside("copy.db");
};

TEST_F(StoreBackup, HasAllAndIsItsOwnersAlone) {
    add_player(database_, 1);
    SQLite::Database writer(database_.string(), SQLite::OPEN_READWRITE);
    writer.exec("INSERT INTO players (id, made_at) VALUES (2, 0)");  // this row is only in the log
    const auto lock = Lock::take(database_);
    ASSERT_TRUE(lock) << "a running server holds the lock, too";
    EXPECT_EQ(back_up(database_, copy_).error(), "");
    EXPECT_EQ(players(copy_), 2);
    EXPECT_EQ(fs::status(copy_).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(StoreBackup, OfAFolderWhoseServerStoresElsewhereIsRefused) {
    const auto lock = Lock::take(database_);
    ASSERT_TRUE(lock);
    lock->sign(Lock::Stores::elsewhere);
    EXPECT_EQ(Lock::holder(database_), ::getpid());
    EXPECT_EQ(back_up(database_, copy_).error(), "the server that runs in " +
                                                     database_.parent_path().string() +
                                                     " stores its data in PostgreSQL, and nothing in " +
                                                     database_.string() + ": copy its data with pg_dump");
    EXPECT_FALSE(fs::exists(copy_));
}

TEST_F(StoreBackup, IsRefusedWithItsReason) {
    const auto why = [&](const fs::path& from, const fs::path& to) { return back_up(from, to).error(); };
    write("taken.db", "mine");
    EXPECT_EQ(why(database_, beside("taken.db")),
              beside("taken.db").string() + " already exists: name a new file");
    EXPECT_EQ(why(beside("none.db"), copy_), "there is no " + beside("none.db").string());
    EXPECT_EQ(why(beside("taken.db"), copy_), beside("taken.db").string() + " is not a database");
    EXPECT_EQ(why(database_, beside("no folder") / "copy.db"),
              "there is no folder " + beside("no folder").string());
    EXPECT_FALSE(fs::exists(copy_));
}

TEST_F(StoreBackup, IsPutBackAndWhatWasThereIsPutAside) {
    add_player(database_, 1);
    ASSERT_EQ(back_up(database_, copy_).error(), "");
    add_player(database_, 2);
    const auto done = put_back(copy_, database_);
    ASSERT_EQ(done.error(), "");
    const auto aside = done->aside;
    ASSERT_TRUE(aside);
    EXPECT_EQ(aside->filename(), database_.filename().string() + ".replaced-1");
    EXPECT_EQ(players(database_), 1);
    EXPECT_EQ(players(*aside), 2);
    EXPECT_FALSE(fs::exists(copy_.string() + "-wal")) << "nothing is left beside the copy";
    EXPECT_EQ(players(copy_), 1) << "the copy stays";
    EXPECT_EQ(put_back(copy_, database_)->aside->filename(), database_.filename().string() + ".replaced-2");
    EXPECT_EQ(migrate(database_).error(), "") << "a server can start on it";
}

TEST_F(StoreBackup, PutsAsideALogThatIsNotInTheFileYet) {
    ASSERT_EQ(back_up(database_, copy_).error(), "");
    {
        SQLite::Database writer(database_.string(), SQLite::OPEN_READWRITE);
        writer.exec("PRAGMA wal_checkpoint(TRUNCATE); INSERT INTO players (id, made_at) VALUES (7, 0)");
        fs::copy(database_, beside("left.db"));
        fs::copy(database_.string() + "-wal", beside("left.db-wal"));
    }  // as after SIGKILL of a server
    const auto done = put_back(copy_, beside("left.db"));
    ASSERT_EQ(done.error(), "");
    EXPECT_EQ(players(beside("left.db")), 0);
    EXPECT_EQ(players(*done->aside), 1);
}

TEST_F(StoreBackup, IsPutBackWhereNothingIs) {
    add_player(database_, 1);
    ASSERT_EQ(back_up(database_, copy_).error(), "");
    const fs::path elsewhere = beside("new folder") / "reami.db";
    const auto done = put_back(copy_, elsewhere);
    ASSERT_EQ(done.error(), "");
    EXPECT_EQ(done->aside, std::nullopt);
    EXPECT_EQ(players(elsewhere), 1);
}

TEST_F(StoreBackup, IsNotPutBackUnderAServerNorFromWhatIsNoBackup) {
    ASSERT_EQ(back_up(database_, copy_).error(), "");
    {
        const auto lock = Lock::take(database_);
        EXPECT_EQ(put_back(copy_, database_).error(),
                  database_.string() + " is served by another process: end that process first");
    }
    EXPECT_EQ(put_back(database_, database_).error(), database_.string() + " is the database itself");
    write("text.db", "not a database, but a text");
    EXPECT_EQ(put_back(beside("text.db"), database_).error(),
              beside("text.db").string() + " is not a database");
    SQLite::Database(beside("other.db").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
        .exec("CREATE TABLE a (x)");
    EXPECT_EQ(put_back(beside("other.db"), database_).error(),
              beside("other.db").string() + " belongs to another program");
    SQLite::Database(copy_.string(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 1000");
    EXPECT_NE(put_back(copy_, database_).error().find("has version 1000"), std::string::npos);
    EXPECT_FALSE(fs::exists(beside("reami.db.replaced-1")));
}

TEST_F(StoreBackup, IsNotPutBackIfItIsDamaged) {
    SQLite::Database(database_.string(), SQLite::OPEN_READWRITE)
        .exec(
            "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)"
            " INSERT INTO players (id, made_at) SELECT i, i FROM n");
    ASSERT_EQ(back_up(database_, copy_).error(), "");
    const auto size = fs::file_size(copy_);
    {
        std::fstream file(copy_, std::ios::binary | std::ios::in | std::ios::out);
        file.seekp(static_cast<std::streamoff>(size / 2));
        file << std::string(size / 4, 'x');
    }
    const std::string why = put_back(copy_, database_).error();
    EXPECT_TRUE(why.starts_with(copy_.string() + " can't be restored: ")) << why;
    EXPECT_TRUE(why.ends_with("; if it is damaged, take another copy")) << why;
    EXPECT_EQ(players(database_), 2000) << "the previous database is unchanged";
}

}  // namespace
}  // namespace reami::store
