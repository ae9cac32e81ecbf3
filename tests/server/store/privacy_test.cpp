// Only the owner can read the stored files; the server warns of files that others can read.
#include "server/store/file/privacy.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>

#include "server/store/file/migrate.hpp"
#include "server/store/write/writer.hpp"
#include "tests/server/store/scratch_folder.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::store {
namespace {

using namespace testing;  // NOLINT(google-build-using-namespace): this test's own words
namespace fs = std::filesystem;

constexpr fs::perms owner_only = fs::perms::owner_read | fs::perms::owner_write;

/// Sets the umask of a user whose files everybody may read.
class OpenHanded {
public:
    OpenHanded() : before_(::umask(0)) {}
    ~OpenHanded() { ::umask(before_); }
    OpenHanded(const OpenHanded&) = delete;
    OpenHanded& operator=(const OpenHanded&) = delete;

private:
    mode_t before_;
};

TEST(StorePrivacy, FilesAreTheirOwnersAlone) {
    const OpenHanded user;
    const Scratch scratch;
    EXPECT_EQ(migrate(scratch.database()).error(), "");
    Writer writer(scratch.database());
    append(writer, running_room(1, "ROOM1"));
    int files = 0;
    for (const auto& entry : fs::directory_iterator(scratch.database().parent_path())) {
        EXPECT_EQ(entry.status().permissions(), owner_only) << entry.path();
        ++files;
    }
    EXPECT_EQ(files, 4) << "reami.db, -wal, -shm, .lock";
}

TEST(StorePrivacy, FolderThatIsMadeIsItsOwnersAloneAndOneThatIsThereStays) {
    const OpenHanded user;
    const Scratch scratch;
    const fs::path folder = scratch.database().parent_path(), made = folder / "a" / "b";
    const fs::perms before = fs::status(folder).permissions();
    make_private_folder(made);
    make_private_folder(folder);
    EXPECT_EQ(fs::status(made).permissions(), fs::perms::owner_all);
    EXPECT_EQ(fs::status(folder).permissions(), before);
}

TEST(StorePrivacy, WhatOthersMayReadIsNamedWithTheCommandThatMendsIt) {
    const Scratch scratch;
    EXPECT_EQ(migrate(scratch.database()).error(), "");
    const fs::path folder = scratch.database().parent_path();
    fs::permissions(folder, fs::perms::owner_all);
    EXPECT_TRUE(open_to_others(scratch.database()).empty());

    const std::string database = scratch.database().string(), copy = database + ".before-3";
    std::ofstream(copy) << "an older one";
    std::ofstream(folder / "notes") << "of somebody";
    fs::permissions(copy, owner_only | fs::perms::group_read);
    fs::permissions(database, owner_only | fs::perms::others_read);
    fs::permissions(folder / "notes", fs::perms::all);
    fs::permissions(folder, fs::perms::owner_all | fs::perms::group_exec);
    const std::vector<std::string> expected{
        database + " can be read or written by others on this machine: chmod 600 " + database,
        copy + " can be read or written by others on this machine: chmod 600 " + copy,
        "the folder " + folder.string() + " can be entered or changed by others on this machine: chmod 700 " +
            folder.string()};
    EXPECT_EQ(open_to_others(scratch.database()), expected);
}

}  // namespace
}  // namespace reami::store
