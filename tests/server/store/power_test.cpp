// The power goes, or the disk fails, at each operation of a run in turn. Entries that the writer reported as
// stored are there, and are whole. Entries that the writer reported as not stored never come back.
#include <gtest/gtest.h>

#include <functional>

#include "server/store/file/migrate.hpp"
#include "server/store/sqlite/sqlite_write_connection.hpp"
#include "tests/server/faulty_vfs.hpp"
#include "tests/server/store/scratch_folder.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::store {
namespace {

using namespace testing;  // NOLINT(google-build-using-namespace): this test's own words
using reami::testing::FaultyDisk;
using Survival = FaultyDisk::Survival;

constexpr int batches = 7, room_count = 2;

/// A move and a line of chat with the same number: an entry that must be whole.
Entry step(RoomId room, int n) { return {room, n, {moved(1, n), Said{n, {}, "Ada", std::string(700, 'x')}}}; }

/// Two rooms advance together, one batch per step, on a disk that may fail at any operation.
class Evening {
public:
    explicit Evening(const std::filesystem::path& database) : connection_(database) {}

    /// Runs until all batches are done, or a commit's fate stays unknown after `tries` attempts to find out.
    void go(int tries) {
        for (int batch = 1; batch <= batches && is_known_; ++batch) {
            step_on(tries);
            if (batch % 3 == 0) connection_.empty_log();
        }
    }

    /// The last step that the writer reported as stored; it is the same for all rooms.
    int stored() const { return stored_; }
    /// Whether `stored` is certain; otherwise the next step may be there, too.
    bool is_known() const { return is_known_; }

private:
    void step_on(int tries) {
        std::vector<PendingEntry> batch;
        for (RoomId room = 1; room <= room_count; ++room) batch.push_back({step(room, stored_ + 1), {}});
        const auto stored = commit(batch, tries);
        is_known_ = stored.has_value();
        if (stored.value_or(false)) ++stored_;
    }

    std::optional<bool> commit(std::span<PendingEntry> batch, int tries) {
        try {
            connection_.commit(batch);
            for (const PendingEntry& one : batch)
                EXPECT_EQ(one.answer.fault, std::nullopt) << one.answer.fault->why;
            return true;
        } catch (const std::exception&) {
            return recover(tries);
        }
    }

    std::optional<bool> recover(int tries) {
        for (int i = 0; i < tries; ++i) try {
                return connection_.recover();
            } catch (const std::exception&) {
                continue;
            }
        return std::nullopt;
    }

    SqliteWriteConnection connection_;
    int stored_ = 0;
    bool is_known_ = true;
};

class StorePower : public ::testing::Test {
protected:
    StorePower() {
        EXPECT_EQ(migrate(scratch_.database()).error(), "");
        std::vector<PendingEntry> first;
        for (RoomId room = 1; room <= room_count; ++room)
            first.push_back({running_room(room, numbered("ROOM", room)), {}});
        SqliteWriteConnection connection(scratch_.database());
        connection.commit(first);
        connection.empty_log();
    }

    /// Makes a new copy of the database, in which each room has a running match.
    void fresh() {
        for (const char* ending : {"", "-wal", "-shm"}) std::filesystem::remove(database_.string() + ending);
        std::filesystem::copy_file(scratch_.database(), database_);
    }

    /// The outcome that the writer reported. `before` and `after` run while the database is open.
    struct Told {
        int stored = 0;    ///< the number of stored steps
        bool all = false;  ///< false: the next step may be there, too
    };
    Told play(
        int tries, const std::function<void()>& before = [] {}, const std::function<void()>& after = [] {}) {
        try {
            Evening evening(database_);
            before();
            evening.go(tries);
            after();
            return {evening.stored(), evening.is_known()};
        } catch (const SQLite::Exception&) {
            return {};  // the power went before the database was open
        }
    }

    int count_operations() {
        fresh();
        FaultyDisk disk;
        EXPECT_EQ(play(1).stored, batches);
        return disk.operations();
    }

    /// Expects exactly the steps 1 to `last` in the database or, if `maybe_one_more`, one more.
    void expect_steps(int last, bool maybe_one_more, const std::string& when) {
        SQLite::Database database(database_, SQLite::OPEN_READWRITE);
        EXPECT_EQ(database.execAndGet("PRAGMA integrity_check").getString(), "ok") << when;
        const auto count = [&](const char* sql) { return database.execAndGet(sql).getInt(); };
        const int there = count("SELECT count(*) FROM running_moves WHERE room = 1");
        EXPECT_TRUE(there == last || (maybe_one_more && there == last + 1))
            << there << " and not " << last << when;
        EXPECT_EQ(count("SELECT count(*) FROM running_moves"), room_count * there) << when;
        EXPECT_EQ(count("SELECT coalesce(max(v), 0) FROM running_moves"), there) << when;
        EXPECT_EQ(count("SELECT count(*) FROM chat"), room_count * there) << when;
        EXPECT_EQ(count("SELECT coalesce(max(n), 0) FROM chat"), there) << when;
    }

    Scratch scratch_;
    std::filesystem::path database_ = scratch_.database().string() + ".copy";
};

std::string at(int operation, Survival survival) {
    return numbered(" at operation ", operation) + ", survival " + std::to_string(static_cast<int>(survival));
}

TEST_F(StorePower, CutAtAnyOperationLosesNothingThatWasTold) {
    const int operations = count_operations();
    ASSERT_GT(operations, 50);
    for (int nth = 1; nth <= operations; ++nth)
        for (const Survival survival : {Survival::nothing, Survival::everything, Survival::something}) {
            fresh();
            FaultyDisk disk(static_cast<std::uint64_t>(nth));
            disk.cut_power(nth);
            const Told told = play(1);
            disk.restart(survival);
            expect_steps(told.stored, true, at(nth, survival));
        }
}

TEST_F(StorePower, FailureAtAnyOperationIsToldTruthfullyAndTheEveningGoesOn) {
    const int operations = count_operations();
    for (const int code : {SQLITE_IOERR, SQLITE_FULL})
        for (const int times : {1, 4})
            for (int nth = 1; nth <= operations; ++nth) {
                fresh();
                FaultyDisk disk(static_cast<std::uint64_t>(nth));
                const auto fail = [&] { disk.fail(nth, code, times); };
                const auto leave_in_disorder = [&] { disk.cut_power(1); };
                const Told told = play(10, fail, leave_in_disorder);
                const auto survival = static_cast<Survival>(nth % 3);
                disk.restart(survival);
                EXPECT_TRUE(told.all) << at(nth, survival);
                EXPECT_GE(told.stored, batches - times) << at(nth, survival);
                expect_steps(told.stored, false, at(nth, survival));
            }
}

TEST_F(StorePower, CutAfterAFailureLosesNothingThatWasTold) {
    const int operations = count_operations();
    for (int nth = 1; nth <= operations; nth += 3)
        for (int later = 1; later <= 16; ++later) {
            fresh();
            FaultyDisk disk(static_cast<std::uint64_t>(nth * 100 + later));
            const Told told = play(3, [&] {
                disk.fail(nth, SQLITE_IOERR);
                disk.cut_power(nth + later);
            });
            disk.restart(Survival::something);
            expect_steps(told.stored, !told.all,
                         at(nth, Survival::something) + ", cut " + std::to_string(later) + " later");
        }
}

}  // namespace
}  // namespace reami::store
