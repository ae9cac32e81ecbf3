// A test kills the process while it writes. At the next start, every entry that the writer reported as stored
// is there.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "server/store/file/migrate.hpp"
#include "server/store/read/open_to_read.hpp"
#include "server/store/read/read_room.hpp"
#include "server/store/write/writer.hpp"
#include "tests/server/store/scratch_folder.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::store {
namespace {

using namespace testing;  // NOLINT(google-build-using-namespace): this test's own words

/// Appends moves for ever, and writes one byte to `says` after each stored one.
[[noreturn]] void play_until_killed(const std::filesystem::path& database, int says) {
    Writer writer(database);
    append(writer, running_room(1, "ROOM1"));
    for (int v = 1;; ++v) {
        if (append(writer, {1, v, {moved(1, v)}}).fault) ::_exit(1);
        if (::write(says, "!", 1) != 1) ::_exit(1);
    }
}

/// Kills the process after some moves; returns how many it had reported as stored.
int play_and_kill(const std::filesystem::path& database, int after_moves) {
    int ends[2] = {};
    EXPECT_EQ(::pipe(ends), 0);
    const pid_t child = ::fork();
    if (child == 0) play_until_killed(database, ends[1]);
    ::close(ends[1]);
    int told = 0;
    char byte = 0;
    while (told < after_moves && ::read(ends[0], &byte, 1) == 1) ++told;
    ::kill(child, SIGKILL);
    while (::read(ends[0], &byte, 1) == 1) ++told;
    ::close(ends[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFSIGNALED(status));
    return told;
}

TEST(StoreKill, LosesNothingThatWasTold) {
    for (const int after_moves : {1, 2, 7, 20}) {
        const Scratch scratch;
        ASSERT_EQ(migrate(scratch.database()).error(), "");
        const int told = play_and_kill(scratch.database(), after_moves);
        const Writer writer(scratch.database());  // the lock has ended with the process
        const auto reader = open_to_read(scratch.database());
        EXPECT_EQ(read_last_stop(*reader), std::nullopt);
        const auto back = records(read_room(*reader, 1));
        const int moves =
            static_cast<int>(back.size()) - 4;  // the records before them: opened, two bots, started
        EXPECT_TRUE(moves == told || moves == told + 1) << moves << " moves, " << told << " told";
        for (int v = 1; v <= moves; ++v)
            EXPECT_EQ(back[static_cast<std::size_t>(v + 3)], Record(moved(1, v)));
    }
}

}  // namespace
}  // namespace reami::store
