// The log is written in large pieces, and nobody sees a difference.
#include "server/store/sqlite/log_buffer.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <memory>

#include "server/store/sqlite/database.hpp"
#include "tests/server/faulty_vfs.hpp"
#include "tests/server/store/scratch_folder.hpp"

namespace reami::store {
namespace {

/// Calls of the system that wrote anything, by this process until now.
int writes() {
    std::ifstream counts("/proc/self/io");
    for (std::string name; counts >> name;)
        if (int count = 0; name == "syscw:" && counts >> count) return count;
    ADD_FAILURE() << "/proc/self/io does not count";
    return 0;
}

class LogBuffer : public ::testing::Test {
protected:
    LogBuffer() { scratch_.change("CREATE TABLE texts (id INTEGER PRIMARY KEY, text TEXT) STRICT"); }

    /// More than the connection's cache holds, by a few pages: the log gets these before the commit.
    static constexpr int texts_beyond_the_cache = 2'720;

    /// Three of them fill a page.
    static void insert(Database& database, int texts) {
        for (int i = 0; i < texts; ++i)
            database.run("INSERT INTO texts (text) VALUES (?)", std::string(1300, 'x'));
    }
    static void commit(Database& database, int texts) {
        SQLite::Transaction transaction(database.database());
        insert(database, texts);
        transaction.commit();
    }
    /// A connection whose log is gathered, after a commit of one text.
    std::unique_ptr<Database> gathering() const {
        auto database = std::make_unique<Database>(scratch_.database(), Database::Use::write);
        commit(*database, 1);
        gather_log(database->database());
        return database;
    }
    std::string seen_by_others() const {
        return scratch_.ask("SELECT count(*), sum(length(text)) FROM texts");
    }

    testing::Scratch scratch_;
};

TEST_F(LogBuffer, OthersSeeEachCommit) {
    const auto database = gathering();
    EXPECT_EQ(seen_by_others(), "1 | 1300");
    commit(*database, 2);
    EXPECT_EQ(seen_by_others(), "3 | 3900");
    commit(*database, 10'000);  // more than is gathered in one piece, and than the connection's cache holds
    EXPECT_EQ(seen_by_others(), "10003 | 13003900");
    EXPECT_EQ(scratch_.ask("PRAGMA integrity_check"), "ok");
}

TEST_F(LogBuffer, WritesManyPagesAtOnce) {
    Database database(scratch_.database(), Database::Use::write);
    commit(database, 1);
    const auto writes_of_20_pages = [&] {
        const int before = writes();
        commit(database, 60);
        return writes() - before;
    };
    EXPECT_GE(writes_of_20_pages(), 40);  // a header and a page each
    gather_log(database.database());
    EXPECT_LE(writes_of_20_pages(), 3);
}

TEST_F(LogBuffer, WhatIsRolledBackIsNotWrittenOverWhatOthersCommit) {
    auto database = gathering();
    const auto roll_back = [&] {
        const SQLite::Transaction transaction(database->database());
        insert(*database, texts_beyond_the_cache);
    };
    roll_back();
    scratch_.change("INSERT INTO texts (text) VALUES ('other'), ('other')");
    EXPECT_EQ(seen_by_others(), "3 | 1310");
    commit(*database, 1);
    EXPECT_EQ(seen_by_others(), "4 | 2610");
    roll_back();
    scratch_.change("INSERT INTO texts (text) VALUES ('other')");
    database.reset();
    EXPECT_EQ(seen_by_others(), "5 | 2615");
    EXPECT_EQ(scratch_.ask("PRAGMA integrity_check"), "ok");
}

TEST_F(LogBuffer, ATransactionThatLostAPieceIsNotCommitted) {
    reami::testing::FaultyDisk disk;
    const auto database = gathering();
    {
        SQLite::Transaction transaction(database->database());
        insert(*database, texts_beyond_the_cache);
        disk.fail(1, SQLITE_FULL);
        try {
            insert(*database, 200);           // which writes what is gathered
        } catch (const SQLite::Exception&) {  // as whoever goes on after a full disk
        }
        EXPECT_THROW(transaction.commit(), SQLite::Exception);
    }
    EXPECT_EQ(seen_by_others(), "1 | 1300");
    commit(*database, 1);
    EXPECT_EQ(seen_by_others(), "2 | 2600");
    EXPECT_EQ(scratch_.ask("PRAGMA integrity_check"), "ok");
}

TEST_F(LogBuffer, APieceThatCanNotBeWrittenFailsTheCommitAlone) {
    reami::testing::FaultyDisk disk;
    const auto database = gathering();
    commit(*database, 1);
    disk.fail(1, SQLITE_FULL);
    EXPECT_THROW(commit(*database, 30), SQLite::Exception);
    EXPECT_EQ(seen_by_others(), "2 | 2600");
    commit(*database, 30);
    EXPECT_EQ(seen_by_others(), "32 | 41600");
    EXPECT_EQ(scratch_.ask("PRAGMA integrity_check"), "ok");
}

}  // namespace
}  // namespace reami::store
