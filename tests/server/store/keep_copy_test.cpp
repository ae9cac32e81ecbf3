// The copy that a migration keeps is whole, or there is none.
#include "server/store/file/keep_copy.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <thread>

#include "tests/server/faulty_vfs.hpp"
#include "tests/server/store/scratch_folder.hpp"

namespace reami::store {
namespace {

namespace fs = std::filesystem;
using reami::testing::FaultyDisk;

constexpr int kept_rows = 500;

class StoreCopy : public ::testing::Test {
protected:
    StoreCopy() {
        scratch_.change(
            "PRAGMA user_version = 5; CREATE TABLE a (x TEXT);"
            "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)"
            " INSERT INTO a SELECT hex(randomblob(200)) FROM n");
    }

    SQLite::Database source(int waits_ms = 0) const {
        return {scratch_.database().string(), SQLite::OPEN_READWRITE, waits_ms};
    }
    std::string keep(int waits_ms = 0) {
        try {
            SQLite::Database from = source(waits_ms);
            keep_copy(from, copy_);
            return "kept";
        } catch (const std::exception& e) {
            return e.what();
        }
    }
    int rows_kept() const {
        return SQLite::Database(copy_.string()).execAndGet("SELECT count(*) FROM a").getInt();
    }
    bool is_clean() const {
        for (const auto& entry : fs::directory_iterator(copy_.parent_path()))
            if (entry.path().string().find(".part") != std::string::npos) return false;
        return true;
    }

    testing::Scratch scratch_;
    fs::path copy_ = scratch_.database().string() + ".before-5";
};

TEST_F(StoreCopy, IsWholeAndItsOwnersAlone) {
    EXPECT_EQ(keep(), "kept");
    EXPECT_EQ(rows_kept(), kept_rows);
    EXPECT_EQ(SQLite::Database(copy_.string()).execAndGet("PRAGMA user_version").getInt(), 5);
    EXPECT_EQ(fs::status(copy_).permissions(), fs::perms::owner_read | fs::perms::owner_write);
    EXPECT_TRUE(is_clean());
}

TEST_F(StoreCopy, HasWhatStandsInTheLogOnly) {
    SQLite::Database writer = source();
    writer.exec("PRAGMA journal_mode = WAL; INSERT INTO a VALUES ('in the log')");
    EXPECT_EQ(keep(), "kept");
    EXPECT_EQ(rows_kept(), kept_rows + 1);
    EXPECT_TRUE(is_clean());
}

TEST_F(StoreCopy, PartThatWasLeftDoesNotMatter) {
    for (const char* ending : {".part", ".part-journal", ".part-wal"})
        std::ofstream(copy_.string() + ending) << "left by a power cut";
    EXPECT_EQ(keep(), "kept");
    EXPECT_EQ(rows_kept(), kept_rows);
    EXPECT_TRUE(is_clean());
}

TEST_F(StoreCopy, LockedDatabaseIsNotCopied) {
    SQLite::Database other = source();
    other.exec("BEGIN EXCLUSIVE");
    EXPECT_EQ(keep(), "could not keep a copy as " + copy_.string() +
                          ": database is locked; the database is unchanged");
    EXPECT_FALSE(fs::exists(copy_));
    EXPECT_TRUE(is_clean());
}

TEST_F(StoreCopy, LockIsWaitedFor) {
    SQLite::Database other = source();
    SQLite::Database from = source(60'000);
    other.exec("BEGIN EXCLUSIVE");
    std::thread copies([&] { EXPECT_NO_THROW(keep_copy(from, copy_)); });
    while (!fs::exists(copy_.string() + ".part")) std::this_thread::yield();
    other.exec("ROLLBACK");
    copies.join();
    EXPECT_EQ(rows_kept(), kept_rows);
}

TEST_F(StoreCopy, DamagedDatabaseIsNotCopied) {
    std::fstream file(scratch_.database(), std::ios::binary | std::ios::in | std::ios::out);
    file.seekp(4096 * 10);
    file << std::string(4096, 'x');
    file.close();
    const std::string told = keep();
    EXPECT_NE(told.find("the database is damaged"), std::string::npos) << told;
    EXPECT_FALSE(fs::exists(copy_));
    EXPECT_TRUE(is_clean());
}

TEST_F(StoreCopy, DiskThatFailsAtAnyOperationLeavesAWholeCopyOrNone) {
    const auto operations = [&] {
        FaultyDisk disk;
        EXPECT_EQ(keep(), "kept");
        return disk.operations();
    }();
    for (int nth = 1; nth <= operations; ++nth) {
        fs::remove(copy_);
        FaultyDisk disk;
        disk.fail(nth, SQLITE_IOERR);
        const std::string told = keep();
        EXPECT_EQ(fs::exists(copy_), told == "kept") << told;
        if (fs::exists(copy_)) {
            EXPECT_EQ(rows_kept(), kept_rows) << nth;
        }
        EXPECT_TRUE(is_clean()) << nth;
    }
}

}  // namespace
}  // namespace reami::store
