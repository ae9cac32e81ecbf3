// When the store can't open, the operator learns which file is at fault and what to do.
#include "server/store/sqlite/explain_error.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>

#include "server/store/file/migrate.hpp"
#include "server/store/write/writer.hpp"
#include "tests/server/faulty_vfs.hpp"
#include "tests/server/store/scratch_folder.hpp"

namespace reami::store {
namespace {

namespace fs = std::filesystem;

/// Runs a test without root's privileges, because file permissions do not bind root.
class Nobody {
public:
    Nobody() { EXPECT_EQ(::seteuid(before_ == 0 ? 65'534 : before_), 0); }
    ~Nobody() { EXPECT_EQ(::seteuid(before_), 0); }
    Nobody(const Nobody&) = delete;
    Nobody& operator=(const Nobody&) = delete;

private:
    const uid_t before_ = ::geteuid();
};

class StoreInWords : public ::testing::Test {
protected:
    StoreInWords() { EXPECT_EQ(migrate(scratch_.database()).error(), ""); }
    ~StoreInWords() override { fs::permissions(scratch_.database().parent_path(), fs::perms::owner_all); }

    /// The message of a server that can't start on that database; `started` if it can.
    std::string start() const {
        try {
            if (const auto made = migrate(scratch_.database()); !made) return made.error();
            const Writer writer(scratch_.database());
            return "started";
        } catch (const std::exception& e) {
            return in_words(e, scratch_.database());
        }
    }
    void expect(const std::string& told, const std::string& advice) const {
        EXPECT_NE(told.find(scratch_.database().string()), std::string::npos) << told;
        EXPECT_NE(told.find(advice), std::string::npos) << told;
    }
    /// Sets the permissions of the folder and of all files in it.
    void set_modes(int folder, int files) const {
        for (const auto& entry : fs::directory_iterator(scratch_.database().parent_path()))
            fs::permissions(entry.path(), fs::perms(files));
        fs::permissions(scratch_.database().parent_path(), fs::perms(folder));
    }

    testing::Scratch scratch_;
};

TEST_F(StoreInWords, DatabaseThatMayNotBeRead) {
    set_modes(0777, 0666);
    fs::permissions(scratch_.database(), fs::perms::none);
    const Nobody user;
    expect(start(), "must be able to read and write it");
}

TEST_F(StoreInWords, DatabaseThatMayNotBeWritten) {
    set_modes(0777, 0666);
    fs::permissions(scratch_.database(), fs::perms(0444));
    const Nobody user;
    expect(start(), "must be able to read and write it");
}

TEST_F(StoreInWords, FolderThatMayNotBeWritten) {
    fs::remove(scratch_.database().string() + ".lock");
    set_modes(0555, 0666);
    const Nobody user;
    expect(start(), "must be able to read and write it");
}

TEST_F(StoreInWords, DamagedDatabase) {
    {
        SQLite::Database database(scratch_.database(), SQLite::OPEN_READWRITE);
        database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    }
    std::fstream file(scratch_.database(), std::ios::binary | std::ios::in | std::ios::out);
    file.seekp(100);
    file << std::string(3000, 'x');
    file.close();
    expect(start(), "damaged; keep a copy of it");
}

TEST_F(StoreInWords, FullDisk) {
    reami::testing::FaultyDisk disk;
    disk.fail(5, SQLITE_FULL, 1'000'000);  // after two connections have opened the database and its log
    expect(start(), "is full; free some space and start again");
}

TEST_F(StoreInWords, DatabaseThatAnotherProgramLocks) {
    SQLite::Database other(scratch_.database(), SQLite::OPEN_READWRITE);
    other.exec("BEGIN IMMEDIATE");
    expect(start(), "another program keeps it locked");
}

TEST_F(StoreInWords, WhatIsNotOfTheDatabaseStaysAsItIs) {
    EXPECT_EQ(in_words(std::runtime_error("the moon is full"), scratch_.database()), "the moon is full");
}

}  // namespace
}  // namespace reami::store
