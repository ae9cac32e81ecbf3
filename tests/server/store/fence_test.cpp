// One server per database: the server that opens it last owns it, and the previous one stops writing to it.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "server/store/file/migrate.hpp"
#include "server/store/write/writer.hpp"
#include "tests/server/faulty_vfs.hpp"
#include "tests/server/store/scratch_folder.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::store {
namespace {

using namespace testing;  // NOLINT(google-build-using-namespace): this test's own words
namespace fs = std::filesystem;

std::string bytes_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// A writer, which records whether it has reported that it is fenced.
class Server {
public:
    explicit Server(const fs::path& database) : writer_(database, quick, [this] { fenced_.set_value(); }) {}

    Writer& writer() { return writer_; }
    std::string store(Entry entry) { return told(append(writer_, std::move(entry))); }
    bool is_fenced() { return told_.wait_for(std::chrono::seconds(0)) == std::future_status::ready; }
    /// Waits until the writer is fenced; returns why it does not store.
    std::string_view wait_until_fenced() {
        told_.wait();
        return writer_.health().why;
    }

private:
    static constexpr WriterLimits quick{.first_retry = std::chrono::milliseconds(1),
                                        .longest_retry = std::chrono::milliseconds(4),
                                        .look_every = std::chrono::milliseconds(10)};
    std::promise<void> fenced_;
    std::future<void> told_ = fenced_.get_future();
    Writer writer_;
};

class StoreFence : public ::testing::Test {
protected:
    StoreFence() { EXPECT_EQ(migrate(scratch_.database()).error(), ""); }

    fs::path beside(const char* ending) const { return scratch_.database().string() + ending; }
    void remove(const char* ending) const { EXPECT_TRUE(fs::remove(beside(ending))) << ending; }
    std::string moves() const { return scratch_.ask("SELECT v FROM running_moves ORDER BY v"); }

    /// Raises the epoch, as a server that has taken over and ended again.
    void raise_epoch() const { scratch_.change("UPDATE journal SET epoch = epoch + 1"); }

    Scratch scratch_;
};

constexpr const char* not_ours = "the database does not belong to this server any more";

TEST_F(StoreFence, EachStartRaisesTheEpoch) {
    for (const char* epoch : {"2", "3", "4"}) {
        const Writer writer(scratch_.database());
        EXPECT_EQ(scratch_.ask("SELECT epoch FROM journal"), epoch);
    }
}

TEST_F(StoreFence, SecondServerEndsTheFirstThoughTheLockWasDeleted) {
    Server first(scratch_.database());
    EXPECT_EQ(first.store(running_room(1, "ROOM1")), "stored");
    EXPECT_EQ(first.store({1, 1, {moved(1, 1)}}), "stored");
    remove(".lock");
    Server second(scratch_.database());
    EXPECT_EQ(first.store({1, 2, {moved(1, 2)}}), "unavailable");
    EXPECT_EQ(second.store({1, 2, {moved(1, 2)}}), "stored");
    EXPECT_EQ(first.wait_until_fenced(), not_ours);
    EXPECT_EQ(first.store({1, 3, {moved(1, 3)}}), "unavailable");
    EXPECT_FALSE(second.is_fenced());
    EXPECT_EQ(moves(), "1\n2");
    EXPECT_EQ(scratch_.ask("PRAGMA integrity_check"), "ok");
}

TEST_F(StoreFence, ServerWithoutWorkLearnsOfItToo) {
    Server first(scratch_.database());
    raise_epoch();
    EXPECT_EQ(first.wait_until_fenced(), not_ours);
}

TEST_F(StoreFence, WhatWaitsForTheDiskIsToldThatItIsNotStored) {
    Server first(scratch_.database());
    SQLite::Database second(scratch_.database(), SQLite::OPEN_READWRITE);
    second.exec("BEGIN IMMEDIATE; UPDATE journal SET epoch = epoch + 1");
    Appending waits(first.writer(), {running_room(1, "ROOM1"), running_room(2, "ROOM2")});
    second.exec("COMMIT");
    for (const Appended& answer : waits.wait()) EXPECT_EQ(told(answer), "unavailable");
    EXPECT_EQ(scratch_.ask("SELECT count(*) FROM rooms"), "0");
}

TEST_F(StoreFence, CommitInDoubtIsUnknownWhenNobodyCanTellAnyMore) {
    reami::testing::FaultyDisk disk;
    Server first(scratch_.database());
    EXPECT_EQ(first.store(running_room(1, "ROOM1")), "stored");
    const int before = disk.operations();
    disk.fail(1, SQLITE_IOERR, 1'000'000);
    Appending in_doubt(first.writer(), {{1, 1, {moved(1, 1)}}});
    while (disk.operations() == before) std::this_thread::yield();               // until the writer tries
    SQLite::Database(scratch_.database(), SQLite::OPEN_READWRITE, 5000, "unix")  // bypasses the failing disk
        .exec("UPDATE journal SET epoch = epoch + 1");
    disk.fail(1, SQLITE_OK);
    EXPECT_EQ(told(in_doubt.wait().front()), "unknown");
    EXPECT_EQ(first.wait_until_fenced(), not_ours);
    EXPECT_EQ(scratch_.ask("PRAGMA integrity_check"), "ok");
}

TEST_F(StoreFence, FencedServerLeavesTheFilesAlone) {
    std::optional<Server> first(std::in_place, scratch_.database());
    EXPECT_EQ(first->store(running_room(1, "ROOM1")), "stored");
    raise_epoch();
    first->wait_until_fenced();
    const std::string database = bytes_of(scratch_.database()), log = bytes_of(beside("-wal"));
    EXPECT_NE(log, "");
    first.reset();  // stops, and closes the last connection
    EXPECT_EQ(bytes_of(scratch_.database()), database);
    EXPECT_EQ(bytes_of(beside("-wal")), log);
    EXPECT_EQ(scratch_.ask("SELECT code, stopped_at FROM rooms, journal"), "ROOM1 | -");
}

TEST_F(StoreFence, SecondServerEndsTheFirstThoughItsLogWasDeletedToo) {
    Server first(scratch_.database());  // its epoch is in the file itself, not in the log
    for (const char* left_over : {".lock", "-wal", "-shm"}) remove(left_over);
    Server second(scratch_.database());
    EXPECT_EQ(first.wait_until_fenced(), not_ours);
    EXPECT_EQ(second.store(running_room(1, "ROOM1")), "stored");
    EXPECT_FALSE(second.is_fenced());
    EXPECT_EQ(scratch_.ask("PRAGMA integrity_check"), "ok");
}

TEST_F(StoreFence, DatabaseThatWasMovedAwayIsNotTheServersAnyMore) {
    Server first(scratch_.database());
    fs::rename(scratch_.database(), beside(".elsewhere"));
    EXPECT_EQ(first.wait_until_fenced(), not_ours);
}

TEST_F(StoreFence, LockThatWasOnlyDeletedDisturbsNobody) {
    Server first(scratch_.database());
    remove(".lock");
    for (int room = 1; room <= 20; ++room)
        EXPECT_EQ(first.store(running_room(room, numbered("ROOM", room))), "stored");
    EXPECT_FALSE(first.is_fenced());
}

TEST_F(StoreFence, LinkLeadsToTheSameLock) {
    const Scratch elsewhere;
    fs::create_symlink(scratch_.database(), elsewhere.database());
    const Server first(scratch_.database());
    EXPECT_THROW(Writer{elsewhere.database()}, std::runtime_error);
    EXPECT_EQ(migrate(elsewhere.database()).error(),
              elsewhere.database().string() +
                  " is served by another process: end that process, or name another folder with --data");
    EXPECT_FALSE(fs::exists(elsewhere.database().string() + ".lock"));
}

TEST_F(StoreFence, LinkToNothingLeadsToTheLockOfWhatWillBeThere) {
    const Scratch here, there;
    fs::create_symlink(there.database(), here.database());
    EXPECT_EQ(migrate(here.database()).error(), "");
    const Server first(here.database());
    EXPECT_THROW(Writer{there.database()}, std::runtime_error);
}

TEST_F(StoreFence, DatabaseWithASecondNameIsNotServed) {
    const Scratch elsewhere;
    fs::create_hard_link(scratch_.database(), elsewhere.database());
    const std::string why_not = migrate(elsewhere.database()).error();
    EXPECT_NE(why_not.find("has 2 names"), std::string::npos) << why_not;
    fs::remove(scratch_.database());
    EXPECT_EQ(migrate(elsewhere.database()).error(), "");
}

}  // namespace
}  // namespace reami::store
