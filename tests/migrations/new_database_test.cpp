// If a server finds no database, it makes one. It makes the whole database under another name first, or makes
// none.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <array>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <string>

#include "server/store/file/migrate.hpp"
#include "tests/server/store/scratch_folder.hpp"

namespace reami::store {
namespace {

namespace fs = std::filesystem;
using embedded::File;
using testing::Scratch;

class NewDatabase : public ::testing::Test {
protected:
    std::string version() const { return scratch_.ask("PRAGMA user_version"); }

    Scratch scratch_;
};

/// While it exists, this process can write no longer files, as on a full disk.
class ShortFiles {
public:
    explicit ShortFiles(rlim_t bytes) {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit now{bytes, before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &now);
    }
    ~ShortFiles() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }
    ShortFiles(const ShortFiles&) = delete;
    ShortFiles& operator=(const ShortFiles&) = delete;

private:
    void (*handler_)(int) = std::signal(SIGXFSZ, SIG_IGN);  // makes the write fail instead
    rlimit before_{};
};

constexpr std::array<File, 2> two_files{
    File{"0001_a.sql", "CREATE TABLE a (x INTEGER); INSERT INTO a VALUES (1);"},
    File{"0002_b.sql", "CREATE TABLE b (x INTEGER); INSERT INTO b SELECT x FROM a;"}};

TEST_F(NewDatabase, IsMadeWhereThereIsNone) {
    EXPECT_EQ(migrate(scratch_.database()).error(), "");
    EXPECT_EQ(version(), std::to_string(migrations().size()));
    EXPECT_EQ(scratch_.ask("PRAGMA application_id"), "1382375730");  // "Rea2"
    EXPECT_EQ(scratch_.ask("PRAGMA journal_mode"), "wal");
    EXPECT_EQ(scratch_.ask("PRAGMA integrity_check"), "ok");
}

TEST_F(NewDatabase, HasAKeyOfItsOwn) {
    const Scratch other;
    EXPECT_EQ(migrate(scratch_.database()).error(), "");
    EXPECT_EQ(migrate(other.database()).error(), "");
    EXPECT_NE(other.ask("SELECT hex(key) FROM hash_key"), scratch_.ask("SELECT hex(key) FROM hash_key"));
}

TEST_F(NewDatabase, IsThereWholeOrNotAtAllIfAMigrationFails) {
    auto wrong = two_files;
    wrong[1].bytes = "INSERT INTO nowhere VALUES (1);";
    EXPECT_THROW(std::ignore = migrate(scratch_.database(), wrong), SQLite::Exception);
    for (const char* ending : {"", "-wal", "-shm", ".part", ".part-journal", ".part-wal", ".part-shm"})
        EXPECT_FALSE(fs::exists(scratch_.database().string() + ending)) << ending;
    EXPECT_EQ(migrate(scratch_.database(), two_files).error(), "");
    EXPECT_EQ(version(), "2");
    EXPECT_EQ(scratch_.ask("PRAGMA journal_mode"), "wal");
    EXPECT_FALSE(fs::exists(scratch_.database().string() + ".part"));
}

TEST_F(NewDatabase, IsThereWholeOrNotAtAllIfTheDiskIsFull) {
    std::ofstream(scratch_.database().string() + ".part") << "half of a database";
    {
        const ShortFiles full_disk(65'536);
        EXPECT_THROW(std::ignore = migrate(scratch_.database()), SQLite::Exception);
    }
    for (const char* ending : {"", "-wal", "-shm", ".part", ".part-journal"})
        EXPECT_FALSE(fs::exists(scratch_.database().string() + ending)) << ending;
    EXPECT_EQ(migrate(scratch_.database()).error(), "");
    EXPECT_EQ(version(), std::to_string(migrations().size()));
    EXPECT_FALSE(fs::exists(scratch_.database().string() + ".part"));
}

TEST_F(NewDatabase, IsMadeWhereAStartWasEndedBefore) {
    std::ofstream(scratch_.database().string() + ".part") << "half of a database";
    EXPECT_EQ(migrate(scratch_.database(), two_files).error(), "");
    EXPECT_EQ(version(), "2");
}

}  // namespace
}  // namespace reami::store
