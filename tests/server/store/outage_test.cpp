// The disk fails under a writer with all its threads. Each caller gets exactly one answer, and the answer is
// true.
#include <gtest/gtest.h>

#include "server/store/file/migrate.hpp"
#include "server/store/read/open_to_read.hpp"
#include "server/store/read/read_room.hpp"
#include "server/store/write/writer.hpp"
#include "tests/server/faulty_vfs.hpp"
#include "tests/server/store/scratch_folder.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::store {
namespace {

using namespace testing;  // NOLINT(google-build-using-namespace): this test's own words
using reami::testing::FaultyDisk;
using std::chrono::milliseconds;

constexpr int for_ever = 1'000'000;
constexpr WriterLimits impatient{
    .waiting = 100, .first_retry = milliseconds(1), .longest_retry = milliseconds(4)};

class StoreOutage : public ::testing::Test {
protected:
    StoreOutage() {
        EXPECT_EQ(migrate(scratch_.database()).error(), "");
        disk_.emplace();
        writer_.emplace(scratch_.database(), impatient);
        EXPECT_EQ(told(append(*writer_, running_room(1, "ROOM1"))), "stored");
    }

    std::string move(int v) { return told(append(*writer_, {1, v, {moved(1, v)}})); }
    std::string moves() { return scratch_.ask("SELECT v FROM running_moves ORDER BY v"); }

    Scratch scratch_;
    std::optional<FaultyDisk> disk_;
    std::optional<Writer> writer_;
};

TEST_F(StoreOutage, MoveThatIsNotStoredIsUnavailableAndPassesLater) {
    disk_->fail(1, SQLITE_FULL);
    EXPECT_EQ(move(1), "unavailable");
    EXPECT_EQ(moves(), "");
    EXPECT_EQ(move(1), "stored");
    EXPECT_EQ(move(2), "stored");
    EXPECT_EQ(moves(), "1\n2");
}

TEST_F(StoreOutage, NobodyHearsOfACommitBeforeItsFateIsKnown) {
    const int before = disk_->operations();
    disk_->fail(1, SQLITE_IOERR, for_ever);
    Appending in_doubt(*writer_, {{1, 1, {moved(1, 1)}}});
    while (disk_->operations() == before) std::this_thread::yield();  // until the writer tries
    EXPECT_EQ(move(2), "unavailable");  // it was never tried, so it is certainly not stored
    EXPECT_FALSE(in_doubt.is_told());
    disk_->fail(1, SQLITE_OK);
    EXPECT_EQ(told(in_doubt.wait().front()), "unavailable");
    EXPECT_EQ(move(1), "stored");
    EXPECT_EQ(moves(), "1");
}

TEST_F(StoreOutage, HealthSaysThatTheDatabaseIsOutOfReach) {
    EXPECT_EQ(writer_->health(), Health{});
    disk_->fail(1, SQLITE_IOERR, for_ever);
    Appending in_doubt(*writer_, {{1, 1, {moved(1, 1)}}});
    while (writer_->health().answering) std::this_thread::yield();
    EXPECT_EQ(writer_->health().why, "the database can't be reached");
    disk_->fail(1, SQLITE_OK);
    EXPECT_EQ(told(in_doubt.wait().front()), "unavailable");
    while (!writer_->health().answering) std::this_thread::yield();
}

TEST_F(StoreOutage, ServerThatStopsWithoutADiskClaimsNothing) {
    disk_->fail(1, SQLITE_IOERR, for_ever);
    Appending in_doubt(*writer_, {{1, 1, {moved(1, 1)}}});
    writer_->stop();
    EXPECT_EQ(told(in_doubt.wait().front()), "unknown");
    disk_->fail(1, SQLITE_OK);
    EXPECT_EQ(read_last_stop(*open_to_read(scratch_.database())), std::nullopt)
        << "the writer could not store its stop";
}

TEST_F(StoreOutage, LogThatCannotBeEmptiedCostsNoMove) {
    EXPECT_EQ(move(1), "stored");
    disk_->fail(1, SQLITE_FULL, for_ever);
    writer_.reset();  // stops, and fails to empty the log
    disk_->fail(1, SQLITE_OK);
    writer_.emplace(scratch_.database(), impatient);
    EXPECT_EQ(move(2), "stored");
    EXPECT_EQ(moves(), "1\n2");
}

}  // namespace
}  // namespace reami::store
