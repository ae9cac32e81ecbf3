// How the server starts as a process: private by default, and in words where it can't.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>

#include "tests/server/whole/own_folder.hpp"
#include "tests/server/whole/process.hpp"

namespace reami::testing {
namespace {

namespace fs = std::filesystem;

TEST(Start, WhatIsStoredIsItsOwnersAlone) {
    const OwnFolder folder;
    const fs::path data = folder.path() / "data";
    const mode_t before = ::umask(0);
    const Process server(data, 0);
    ::umask(before);
    EXPECT_EQ(fs::status(data).permissions(), fs::perms::owner_all);
    for (const char* file : {"reami.db", "reami.db-wal", "reami.db-shm", "reami.db.lock"})
        EXPECT_EQ(fs::status(data / file).permissions(), fs::perms::owner_read | fs::perms::owner_write)
            << file;
    EXPECT_EQ(server.log(), "");
}

TEST(Start, WhatOthersMayReadIsWarnedOf) {
    const OwnFolder folder;
    fs::permissions(folder.path(), fs::perms::owner_all);
    EXPECT_EQ(Process(folder.path(), 0).terminate(), 0);
    const fs::path database = folder.path() / "reami.db";
    fs::permissions(database, fs::perms(0644));
    const Process server(folder.path(), 0);
    EXPECT_NE(server.log().find("chmod 600 " + database.string()), std::string::npos) << server.log();
}

TEST(Start, DamagedDatabaseIsToldWithItsPathAndWhatToDo) {
    const OwnFolder folder;
    EXPECT_EQ(Process(folder.path(), 0).terminate(), 0);
    const fs::path database = folder.path() / "reami.db";
    std::fstream(database, std::ios::binary | std::ios::in | std::ios::out).seekp(100)
        << std::string(3000, 'x');
    try {
        const Process server(folder.path(), 0);
        ADD_FAILURE() << "it started";
    } catch (const std::runtime_error& e) {
        const std::string said = e.what();
        EXPECT_NE(said.find("reami-server: " + database.string()), std::string::npos) << said;
        EXPECT_NE(said.find("damaged; keep a copy of it"), std::string::npos) << said;
    }
}

}  // namespace
}  // namespace reami::testing
