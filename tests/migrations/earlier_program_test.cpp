// Programs from before the first release had other schemas. They do not touch this program's database, and
// this program does not touch theirs. The last of these programs is that of commit 6e744d1. Its schema has
// the same columns as version 1 now, but other migrations led to it.
#include <gtest/gtest.h>

#include <fstream>
#include <optional>
#include <string>

#include "engine/core/expected.hpp"
#include "server/store/file/backup.hpp"
#include "server/store/file/migrate.hpp"
#include "server/store/file/unserved.hpp"
#include "server/store/moving/move_store.hpp"
#include "server/store/offline/import.hpp"
#include "server/store/postgresql/pg_migrate.hpp"
#include "tests/migrations/contents.hpp"
#include "tests/server/postgres_server.hpp"
#include "tests/server/store/scratch_folder.hpp"
#include "tests/source_path.hpp"

namespace reami::store {
namespace {

namespace fs = std::filesystem;
using reami::testing::ask_postgres;
using reami::testing::PostgresServer;

/// The file of an earlier program whose server was killed, so that the last commits are in the log beside the
/// file.
class EarlierFile : public ::testing::Test {
protected:
    EarlierFile() { make("1382375729", 9); }

    void make(const std::string& application, int version) {
        killed_.reset();
        for (const char* ending : {"", "-wal", "-shm"}) fs::remove(file_.string() + ending);
        EXPECT_EQ(migrate(file_, migrations().first(1)).error(), "");
        scratch_.change(contents(source_path("tests/migrations/version_1.sql")) + "PRAGMA application_id = " +
                        application + "; PRAGMA user_version = " + std::to_string(version) +
                        "; PRAGMA wal_checkpoint(TRUNCATE)");
        killed_.emplace(file_.string(), SQLite::OPEN_READWRITE);
        killed_->exec("INSERT INTO players (id, made_at) VALUES (44, 5000)");
        is_made_ = now();
    }
    std::string now() const { return contents(file_) + contents(file_.string() + "-wal"); }
    std::string why(const std::string& commit = "6e744d1") const {
        return file_.string() + " was made before the first release: the program of commit " + commit +
               " reads it";
    }
    void expect_untouched() const {
        EXPECT_TRUE(now() == is_made_) << "the file or its log has changed";
        for (const char* ending : {".before-9", ".replaced-1", ".restored", ".part"})
            EXPECT_FALSE(fs::exists(file_.string() + ending)) << ending;
    }

    testing::Scratch scratch_;
    fs::path file_ = scratch_.database();
    std::optional<SQLite::Database> killed_;
    std::string is_made_;
};

TEST_F(EarlierFile, NoServerStartsOnIt) {
    EXPECT_EQ(migrate(file_).error(), why() + ": move it away, or name another folder with --data");
    expect_untouched();
}

TEST_F(EarlierFile, TheCommitThatReadsItIsNamedForEachProgram) {
    make("1382375789", 10);  // "Ream"
    EXPECT_EQ(migrate(file_).error(), why("be0fb61") + ": move it away, or name another folder with --data");
    expect_untouched();
}

TEST_F(EarlierFile, NoCommandCopiesOrChangesIt) {
    const testing::Scratch other;
    EXPECT_EQ(back_up(file_, file_.parent_path() / "copy.db").error(), why());
    EXPECT_EQ(open_unserved(file_, Schema::any).error(), why());
    EXPECT_EQ(Import::into(file_).error(), why());
    EXPECT_EQ(move_store(file_, other.database()).error(), why());
    EXPECT_FALSE(fs::exists(other.database()));
    expect_untouched();
}

TEST_F(EarlierFile, IsNotPutBack) {
    const testing::Scratch other;
    EXPECT_EQ(migrate(other.database()).error(), "");
    const std::string before = contents(other.database());
    EXPECT_EQ(put_back(file_, other.database()).error(), why());
    EXPECT_EQ(contents(other.database()), before);
    expect_untouched();
}

TEST_F(EarlierFile, ItsProgramLeavesOurFilesAlone) {
    // The first queries of that program: it takes over an empty database, or one with its own mark.
    const std::string is_empty = "SELECT count(*) FROM sqlite_schema", mark = "PRAGMA application_id";
    EXPECT_EQ(scratch_.ask(mark), "1382375729") << "it knows its own";
    const testing::Scratch ours;
    EXPECT_EQ(migrate(ours.database()).error(), "");
    EXPECT_NE(ours.ask(is_empty), "0");
    EXPECT_NE(ours.ask(mark), "1382375729");
    EXPECT_NE(ours.ask(mark), "1382375789");
}

/// A database of an earlier program in PostgreSQL, with the version where that program keeps it.
class EarlierDatabase : public ::testing::Test {
protected:
    void SetUp() override {
        if (!PostgresServer::is_installed()) GTEST_SKIP() << "postgresql-15 is not installed";
        address_.url = PostgresServer::shared().fresh_store();
    }
    std::string ask(const std::string& sql) const { return ask_postgres(address_.url, sql); }
    std::string tables() const {
        return ask("SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()");
    }
    void make_first_version() const {
        ask("CREATE TABLE schema_version (only_row integer PRIMARY KEY CHECK (only_row = 1), version integer "
            "NOT "
            "NULL)");
        ask("INSERT INTO schema_version (only_row, version) VALUES (1, 1)");
        ask("CREATE TABLE players (id bigint PRIMARY KEY CHECK (id > 0), made_at bigint NOT NULL)");
        ask("INSERT INTO players (id, made_at) VALUES (42, 1000)");
    }
    void make_last_version() const {
        make_first_version();
        ask("ALTER TABLE schema_version ADD COLUMN oldest_reader integer NOT NULL DEFAULT 1");
        ask("UPDATE schema_version SET version = 5, oldest_reader = 3");
    }
    void expect_refused_untouched(const std::string& row) const {
        const std::string why =
            "the database of --store was made before the first release: the program of commit 6e744d1 reads "
            "it; "
            "name an empty one (createdb makes it)";
        EXPECT_EQ(prepare(address_).error(), why) << "a server refuses it";
        EXPECT_EQ(migrate(address_).error(), why);
        EXPECT_EQ(why_not_served(address_), why) << "commands refuse it";
        EXPECT_EQ(why_not_newest(address_), why) << "move-store refuses it";
        EXPECT_EQ(ask("SELECT * FROM schema_version"), row);
        EXPECT_EQ(ask("SELECT id, made_at FROM players"), "42 | 1000");
        EXPECT_EQ(tables(), "2");
    }

    PgAddress address_;
};

TEST_F(EarlierDatabase, OfTheLastVersionIsRefusedUntouched) {
    make_last_version();
    expect_refused_untouched("1 | 5 | 3");
}

TEST_F(EarlierDatabase, OfTheFirstVersionIsRefusedUntouched) {
    make_first_version();
    expect_refused_untouched("1 | 1");
}

TEST_F(EarlierDatabase, ATableOfThatNameMayBeAnotherPrograms) {
    ask("CREATE TABLE schema_version (installed_rank integer PRIMARY KEY, version text)");
    EXPECT_EQ(
        prepare(address_).error(),
        "the database of --store holds tables of another program: name an empty one (createdb makes it)");
}

TEST_F(EarlierDatabase, ItsProgramLeavesOurTablesAlone) {
    // The first query of that program: it refuses a database that has tables, but none with this name.
    const std::string theirs =
        "SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()"
        " AND table_name = 'schema_version'";
    EXPECT_EQ(prepare(address_).error(), "");
    EXPECT_NE(tables(), "0");
    EXPECT_EQ(ask(theirs), "0");
}

}  // namespace
}  // namespace reami::store
