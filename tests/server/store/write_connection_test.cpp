// The connection that writes, without the writer's thread and queue.
#include <gtest/gtest.h>

#include "server/store/sqlite/sqlite_write_connection.hpp"
#include "tests/server/faulty_vfs.hpp"
#include "tests/server/store/both_stores.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::store {
namespace {

using namespace testing;  // NOLINT(google-build-using-namespace): this test's own words

class StoreWriteConnection : public BothStores {};

/// Tests that apply to a file only.
class StoreFileConnection : public ::testing::Test {
protected:
    StoreFileConnection() { EXPECT_EQ(migrate(scratch_.database()).error(), ""); }

    Scratch scratch_;
};

TEST_P(StoreWriteConnection, StoresABatchInOneTransactionAndCountsIt) {
    const auto connection = scratch().connect();
    std::vector<PendingEntry> batch{{running_room(1, "AAAAAAAA"), {}}, {running_room(2, "BBBBBBBB"), {}}};
    connection->commit(batch);
    EXPECT_EQ(scratch().ask("SELECT code FROM rooms ORDER BY id"), "AAAAAAAA\nBBBBBBBB");
    EXPECT_EQ(scratch().batches(), 1);
}

TEST_P(StoreWriteConnection, AnEntryThatTheSchemaRefusesFailsAlone) {
    const auto connection = scratch().connect();
    std::vector<PendingEntry> batch{{running_room(1, "AAAAAAAA"), {}},
                                    {{1, 1, {moved(2, 1)}}, {}},  // the match never began
                                    {{1, 1, {moved(1, 1)}}, {}}};
    connection->commit(batch);
    EXPECT_EQ(told(batch[0].answer), "stored");
    EXPECT_EQ(told(batch[1].answer), "refused");
    EXPECT_EQ(told(batch[2].answer), "stored");
    EXPECT_EQ(scratch().ask("SELECT v FROM running_moves"), "1");
}

TEST_P(StoreWriteConnection, ARefusedEndLeavesTheMatchAsItWas) {
    const auto connection = scratch().connect();
    std::vector<PendingEntry> batch{
        {running_room(1, "AAAAAAAA"), {}},
        {{1, 1, {moved(1, 1)}}, {}},
        {{1, 1, {moved(1, 2), MatchFinished{1, {}, {}, "", bytes(8)}, SeatLeft{Seat::from_number(4)}}}, {}},
        {{1, 1, {moved(1, 2), MatchFinished{1, {}, {}, "", bytes(8)}}}, {}}};
    connection->commit(batch);
    EXPECT_EQ(told(batch[2].answer), "refused") << "seat 4 is empty";
    EXPECT_EQ(told(batch[3].answer), "stored");
    EXPECT_EQ(scratch().ask("SELECT v FROM finished_moves ORDER BY v"), "1\n2");
}

TEST_F(StoreFileConnection, AfterAFailureItKnowsWhetherTheBatchIsThere) {
    reami::testing::FaultyDisk disk;
    SqliteWriteConnection connection(scratch_.database());
    std::vector<PendingEntry> room{{running_room(1, "AAAAAAAA"), {}}};
    connection.commit(room);
    std::vector<PendingEntry> first{{{1, 1, {moved(1, 1)}}, {}}};
    disk.fail(1, SQLITE_IOERR, 1'000'000);
    EXPECT_THROW(connection.commit(first), SQLite::Exception);
    disk.fail(1, SQLITE_OK);
    if (!connection.recover()) connection.commit(first);
    std::vector<PendingEntry> end{{{1, 1, {moved(1, 2), MatchFinished{1, {}, {}, "", bytes(8)}}}, {}}};
    connection.commit(end);
    EXPECT_EQ(told(end[0].answer), "stored");
    EXPECT_EQ(scratch_.ask("SELECT v FROM finished_moves ORDER BY v"), "1\n2") << "each once";
}

TEST_P(StoreWriteConnection, TheNewestOwnsTheDatabase) {
    const auto first = scratch().connect();
    const auto second = scratch().connect();
    std::vector<PendingEntry> batch{{running_room(1, "AAAAAAAA"), {}}};
    EXPECT_THROW(first->commit(batch), Fenced);
    EXPECT_THROW(first->check(), Fenced);
    EXPECT_EQ(scratch().ask("SELECT count(*) FROM rooms"), "0");
    second->commit(batch);
    EXPECT_EQ(scratch().ask("SELECT count(*) FROM rooms"), "1");
}

/// SQLite checkpoints the log after the commit with which the log reaches 1,000 pages, and then begins it
/// again.
TEST_F(StoreFileConnection, TheLogDoesNotGrowForEver) {
    SqliteWriteConnection connection(scratch_.database());
    RoomId rooms = 0;
    const auto store_100_rooms = [&] {
        std::vector<PendingEntry> batch;
        for (int i = 0; i < 100; ++i) {
            ++rooms;
            batch.push_back({running_room(rooms, "ROOM" + std::to_string(rooms)), {}});
        }
        connection.commit(batch);
    };
    constexpr std::uintmax_t pages = 4096;
    const auto log = [&] { return std::filesystem::file_size(scratch_.database().string() + "-wal"); };
    const auto file = [&] { return std::filesystem::file_size(scratch_.database()); };
    while (file() < 3000 * pages) {
        store_100_rooms();
        ASSERT_LT(log(), 2000 * pages);
    }
    EXPECT_EQ(scratch_.ask("SELECT count(*) FROM rooms"), std::to_string(rooms));
}

TEST_F(StoreFileConnection, ADatabaseThatWasMovedAwayGetsNoMoreCommits) {
    SqliteWriteConnection connection(scratch_.database());
    const std::filesystem::path elsewhere = scratch_.database().string() + ".elsewhere";
    std::filesystem::rename(scratch_.database(), elsewhere);
    std::vector<PendingEntry> batch{{running_room(1, "AAAAAAAA"), {}}};
    EXPECT_THROW(connection.commit(batch), Fenced);
    std::filesystem::rename(elsewhere, scratch_.database());
    EXPECT_EQ(scratch_.ask("SELECT count(*) FROM rooms"), "0");
}

TEST_F(StoreFileConnection, AnEndInGoodOrderIsStoredAndEmptiesTheLog) {
    {
        SqliteWriteConnection connection(scratch_.database());
        std::vector<PendingEntry> batch{{running_room(1, "AAAAAAAA"), {}}};
        connection.commit(batch);
        EXPECT_EQ(connection.stop(7000).error(), "");
    }
    EXPECT_FALSE(std::filesystem::exists(scratch_.database().string() + "-wal"));
    EXPECT_EQ(scratch_.ask("SELECT stopped_at FROM journal"), "7000");
}

INSTANTIATE_TEST_SUITE_P(Both, StoreWriteConnection, both(), name_of);

}  // namespace
}  // namespace reami::store
