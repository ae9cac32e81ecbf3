// The writer as the rooms use it: one fsync for many entries, a bounded queue, one owner per database,
// orderly stops.
#include "server/store/write/writer.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/asio/detached.hpp>
#include <csignal>
#include <sstream>

#include "server/runtime/clock.hpp"
#include "server/store/read/find_room.hpp"
#include "server/store/read/open_to_read.hpp"
#include "server/store/read/read_room.hpp"
#include "tests/server/store/both_stores.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::store {
namespace {

using namespace testing;  // NOLINT(google-build-using-namespace): this test's own words

class StoreWriter : public BothStores {};

/// Tests that apply to a file only.
class StoreFileWriter : public ::testing::Test {
protected:
    StoreFileWriter() { EXPECT_EQ(migrate(scratch_.database()).error(), ""); }

    Scratch scratch_;
};

/// Makes the writer wait, as a slow disk would: in SQLite by a lock, in PostgreSQL by stopping the server
/// processes of our connections.
class SlowDisk {
public:
    explicit SlowDisk(const ScratchStore& scratch) {
        if (scratch.is_file()) {
            hold(std::get<std::filesystem::path>(scratch.location()));
            return;
        }
        std::istringstream pids(
            scratch.ask("SELECT pid FROM pg_stat_activity WHERE application_name = 'reami'"));
        for (pid_t pid = 0; pids >> pid;) stopped_.push_back(pid);
        signal(SIGSTOP);
    }
    explicit SlowDisk(const Scratch& scratch) { hold(scratch.database()); }
    void go_on() {
        if (database_) database_->exec("ROLLBACK");
        signal(SIGCONT);
    }

private:
    void hold(const std::filesystem::path& file) {
        database_.emplace(file, SQLite::OPEN_READWRITE);
        database_->exec("BEGIN IMMEDIATE");
    }
    void signal(int which) const {
        for (const pid_t pid : stopped_) ::kill(pid, which);
    }

    std::optional<SQLite::Database> database_;
    std::vector<pid_t> stopped_;
};

std::vector<Entry> rooms(int from, int to) {
    std::vector<Entry> entries;
    for (int room = from; room <= to; ++room) entries.push_back(running_room(room, numbered("ROOM", room)));
    return entries;
}

TEST_P(StoreWriter, CommitsTogetherWhatWaits) {
    Writer writer(location());
    SlowDisk disk(scratch());
    Appending appending(writer, rooms(1, 100));
    disk.go_on();
    for (const Appended& answer : appending.wait()) EXPECT_EQ(told(answer), "stored");
    EXPECT_EQ(scratch().ask("SELECT count(*) FROM rooms"), "100");
    EXPECT_LE(scratch().batches(), 2);  // one batch that the writer took before the rest came, and the rest
}

TEST_P(StoreWriter, EachMatchIsFiledWithItsOwnMoves) {
    Writer writer(location());
    Appending(writer, rooms(1, 20)).wait();
    for (int v = 1; v <= 2; ++v) {
        std::vector<Entry> moves;
        for (int room = 1; room <= 20; ++room) moves.push_back({room, 1, {moved(1, v)}});
        Appending(writer, moves).wait();
    }
    std::vector<Entry> ends;
    for (int room = 1; room <= 20; room += 2)
        ends.push_back({room, 1, {moved(1, 3), MatchFinished{1, {}, {}, "", bytes(8)}}});
    for (const Appended& answer : Appending(writer, ends).wait()) EXPECT_EQ(told(answer), "stored");
    EXPECT_EQ(scratch().ask("SELECT DISTINCT room % 2, count(*) FROM finished_moves GROUP BY room"), "1 | 3");
    EXPECT_EQ(scratch().ask("SELECT DISTINCT room % 2, count(*) FROM running_moves GROUP BY room"), "0 | 2");
}

TEST_P(StoreWriter, RefusesNothingButTheEntryThatIsWrong) {
    Writer writer(location());
    SlowDisk disk(scratch());
    auto entries = rooms(1, 3);
    entries[1].records.push_back(moved(2, 1));  // the match never began
    Appending appending(writer, entries);
    disk.go_on();
    const auto answers = appending.wait();
    EXPECT_EQ(told(answers[0]), "stored");
    EXPECT_EQ(told(answers[1]), "refused");
    EXPECT_EQ(answers[1].fault->why, "no such running match");
    EXPECT_EQ(told(answers[2]), "stored");
    EXPECT_EQ(scratch().ask("SELECT id FROM rooms"), "1\n3");
    EXPECT_EQ(scratch().ask("SELECT count(*) FROM seats WHERE room = 2"), "0");
}

TEST_P(StoreWriter, TooManyEntriesAreUnavailableAtOnce) {
    Writer writer(location(), {.waiting = 3});
    SlowDisk disk(scratch());
    Appending appending(writer, rooms(1, 10));
    disk.go_on();
    const auto answers = appending.wait();
    const auto stored = std::count_if(answers.begin(), answers.end(),
                                      [](const Appended& answer) { return told(answer) == "stored"; });
    EXPECT_GE(stored, 3);
    EXPECT_LE(stored, 6);  // three in the writer's hands, and three that wait
    EXPECT_EQ(scratch().ask("SELECT count(*) FROM rooms"), std::to_string(stored));
    for (const Appended& answer : answers) {
        if (told(answer) == "stored") continue;
        EXPECT_EQ(told(answer) + ": " + answer.fault->why, "unavailable: too many entries wait for the disk");
    }
}

TEST_P(StoreWriter, HealthSaysThatTheDiskIsSlow) {
    Writer writer(location(), {.slow_after = std::chrono::milliseconds(1)});
    SlowDisk disk(scratch());
    Appending appending(writer, rooms(1, 1));
    while (writer.health().answering) std::this_thread::yield();
    EXPECT_EQ(writer.health().why, "the disk takes long to store the waiting entries");
    disk.go_on();
    EXPECT_EQ(told(appending.wait().front()), "stored");
    while (!writer.health().answering) std::this_thread::yield();
}

TEST_F(StoreFileWriter, StopCommitsWhatWaitsAndLeavesOneFile) {
    Writer writer(scratch_.database());
    SlowDisk disk(scratch_);
    Appending appending(writer, rooms(1, 10));
    disk.go_on();
    writer.stop();
    for (const Appended& answer : appending.wait()) EXPECT_EQ(told(answer), "stored");
    EXPECT_EQ(std::filesystem::file_size(scratch_.database().string() + "-wal"), 0U);
    EXPECT_EQ(told(append(writer, rooms(11, 11).front())), "unavailable");
    EXPECT_EQ(scratch_.ask("SELECT count(*) FROM rooms"), "10");
}

TEST_P(StoreWriter, StopIsNotedWithItsTime) {
    const Millis before = now_millis();
    std::optional<Writer> writer(std::in_place, location());
    const auto reader = open_to_read(location());
    EXPECT_EQ(read_last_stop(*reader), std::nullopt);
    append(*writer, running_room(1, "ROOM1"));
    writer->stop();
    const auto first = read_last_stop(*reader);
    ASSERT_TRUE(first);
    EXPECT_GE(*first, before);
    EXPECT_LE(*first, now_millis());
    writer.emplace(location());
    EXPECT_EQ(read_last_stop(*reader), first) << "the start does not change it";
    writer->stop();
    EXPECT_GE(*read_last_stop(*reader), *first);
}

TEST_P(StoreWriter, ResumesOnTheExecutorOfWhoAppends) {
    boost::asio::io_context context;  // outlives the writer, whose thread may still be in `post`
    Writer writer(location());
    std::thread::id resumed_on;
    const auto wait_for_it = [&]() -> boost::asio::awaitable<void> {
        co_await writer.append(running_room(1, "ROOM1"));
        resumed_on = std::this_thread::get_id();
    };
    boost::asio::co_spawn(context, wait_for_it(), boost::asio::detached);
    context.run();
    EXPECT_EQ(resumed_on, std::this_thread::get_id());
}

TEST_F(StoreFileWriter, OneServerAtATimeWritesADatabase) {
    {
        const Writer writer(scratch_.database());
        EXPECT_THROW(Writer{scratch_.database()}, std::runtime_error);
        EXPECT_EQ(migrate(scratch_.database()).error(),
                  scratch_.database().string() +
                      " is served by another process: end that process, or name another folder with --data");
    }
    EXPECT_NO_THROW(Writer{scratch_.database()});
}

TEST_F(StoreFileWriter, ReaderNeitherWritesNorKeepsTheLogFromBeingEmptied) {
    Writer writer(scratch_.database());
    const auto reader = open_to_read(scratch_.database());
    append(writer, running_room(1, "ROOM1"));
    EXPECT_EQ(read_open_rooms(*reader).size(), 1U);
    EXPECT_TRUE(find_code_use(*reader, "ROOM1", {}));  // stops at the first row
    writer.stop();
    EXPECT_EQ(std::filesystem::file_size(scratch_.database().string() + "-wal"), 0U);
    EXPECT_EQ(read_last_room(*reader), 1);
}

INSTANTIATE_TEST_SUITE_P(Both, StoreWriter, both(), name_of);

}  // namespace
}  // namespace reami::store
