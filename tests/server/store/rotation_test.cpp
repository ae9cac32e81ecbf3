// Which backups in a folder the server keeps.
#include "server/store/file/rotation.hpp"

#include <gtest/gtest.h>

namespace reami::store {
namespace {

using Names = std::vector<std::string>;

TEST(Rotation, NamesCopiesByTheSecondInUtc) {
    EXPECT_EQ(copy_name(std::chrono::sys_seconds(std::chrono::seconds(0))), "reami-1970-01-01T00-00-00Z.db");
    // 2026-11-24 15:05:09, counted by hand: 20,781 days of 86,400 s, 15 hours, 5 minutes and 9 s.
    const std::chrono::seconds then(20'781LL * 86'400 + 15 * 3600 + 5 * 60 + 9);
    EXPECT_EQ(copy_name(std::chrono::sys_seconds(then)), "reami-2026-11-24T15-05-09Z.db");
}

TEST(Rotation, KeepsTheNewestAndTheLastOfEachDay) {
    const Names copies{"reami-2026-11-24T15-00-00Z.db", "reami-2026-11-22T09-00-00Z.db",
                       "reami-2026-11-24T14-00-00Z.db", "reami-2026-11-23T23-00-00Z.db",
                       "reami-2026-11-23T22-00-00Z.db", "reami-2026-11-22T08-00-00Z.db",
                       "reami-2026-11-20T01-00-00Z.db"};
    EXPECT_EQ(superseded(copies, {.newest = 2, .days = 3}),
              (Names{"reami-2026-11-20T01-00-00Z.db", "reami-2026-11-22T08-00-00Z.db",
                     "reami-2026-11-23T22-00-00Z.db"}));
    EXPECT_EQ(superseded(copies, {.newest = 4, .days = 0}),
              (Names{"reami-2026-11-20T01-00-00Z.db", "reami-2026-11-22T08-00-00Z.db",
                     "reami-2026-11-22T09-00-00Z.db"}));
    EXPECT_EQ(superseded(copies, {.newest = 1, .days = 100}),
              (Names{"reami-2026-11-22T08-00-00Z.db", "reami-2026-11-23T22-00-00Z.db",
                     "reami-2026-11-24T14-00-00Z.db"}));
    EXPECT_TRUE(superseded(copies, {.newest = 7, .days = 0}).empty());
}

TEST(Rotation, KnowsWhatAKilledBackupLeft) {
    for (const char* left : {"", "-wal", "-shm", "-journal"})
        EXPECT_TRUE(is_part_of_copy(std::string("reami-2026-11-24T15-00-00Z.db.part") + left)) << left;
    for (const char* other : {"reami-2026-11-24T15-00-00Z.db", "reami.db.part", "my.db.part", ""})
        EXPECT_FALSE(is_part_of_copy(other)) << other;
}

TEST(Rotation, LeavesAloneWhatItDidNotName) {
    const Names others{
        "reami.db",           "reami-2026-11-24T15-00-00Z.db.part", "reami-2026-11-24T15-00-00Z.dbx",
        "reami-yesterday.db", "my-2026-11-24T15-00-00Z.db",         "reami-2026-11-2xT15-00-00Z.db"};
    EXPECT_TRUE(superseded(others, {.newest = 0, .days = 0}).empty());
}

}  // namespace
}  // namespace reami::store
