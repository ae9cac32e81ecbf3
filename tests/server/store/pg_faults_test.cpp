// PostgreSQL fails in every way that a connection can notice. Each entry that the writer reported as stored
// is stored once.
#include "tests/server/store/pg_faults.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <thread>
#include <vector>

#include "server/store/postgresql/pg_migrate.hpp"
#include "server/store/postgresql/pg_write_connection.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::store {
namespace {

using namespace testing;  // NOLINT(google-build-using-namespace): this test's own words
using reami::testing::PostgresServer;
using std::chrono::milliseconds;

class PgOutage : public ::testing::Test {
protected:
    void SetUp() override {
        if (!PostgresServer::is_installed()) GTEST_SKIP() << "postgresql-15 is not installed";
        address_.url = PostgresServer::shared().fresh_store();
        EXPECT_EQ(prepare(address_).error(), "");
        faults_ = std::make_unique<PgFaults>(address_.url);
        connect();
        std::vector<PendingEntry> room{{running_room(1, "AAAAAAAA"), {}}};
        connection_->commit(room);
    }

    void connect(milliseconds answers_within = PgSession::usual_patience) {
        connection_ = std::make_unique<PgWriteConnection>(address_, Sharing::among_nodes, answers_within);
    }

    static std::vector<PendingEntry> move(int v) { return {{{1, 1, {moved(1, v)}}, {}}}; }
    /// An entry that has to wait for the transaction that holds the row of the room.
    static std::vector<PendingEntry> move_and_more(int v) {
        return {{{1, 1, {moved(1, v), WatchersSilenced{true}}}, {}}};
    }
    std::string moves() const { return faults_->ask("SELECT v FROM moves ORDER BY v"); }

    PgAddress address_;
    std::unique_ptr<PgFaults> faults_;
    std::unique_ptr<PgWriteConnection> connection_;
};

/// Another transaction, which holds the row of the room.
class RowHolder {
public:
    explicit RowHolder(const PgAddress& address) : session_(address) {
        session_.run_script("BEGIN; UPDATE rooms SET fast_bots = 1 WHERE id = 1");
    }
    void commit() { session_.run_script("COMMIT"); }

private:
    PgSession session_;
};

TEST_F(PgOutage, EndedWhileNothingGoesOnItConnectsAgainUnseen) {
    const pid_t process = faults_->process();
    faults_->end(process);
    faults_->await_end(process);
    auto batch = move(1);
    connection_->commit(batch);
    EXPECT_EQ(told(batch[0].answer), "stored");
    EXPECT_EQ(moves(), "1");
}

TEST_F(PgOutage, EndedInATransactionNothingOfItIsThere) {
    const pid_t process = faults_->process();
    std::optional<RowHolder> other(std::in_place, address_);
    std::jthread killer([&] {
        faults_->await_waiting(process, "Lock");
        faults_->end(process);
    });
    auto batch = move_and_more(1);
    EXPECT_THROW(connection_->commit(batch), PgError);
    killer.join();
    other.reset();
    EXPECT_EQ(connection_->recover(), 0U);
    EXPECT_EQ(moves(), "");
    connection_->commit(batch);
    EXPECT_EQ(moves(), "1");
}

TEST_F(PgOutage, EndedAfterTheCommitButBeforeTheAnswerItIsThere) {
    const pid_t process = faults_->process();
    faults_->require_standby();
    std::jthread killer([&] {
        faults_->await_waiting(process, "SyncRep");
        faults_->end(process);
    });
    auto batch = move(1);
    EXPECT_THROW(connection_->commit(batch), PgError);
    killer.join();
    faults_->forget_standby();
    EXPECT_EQ(connection_->recover(), 1U);
    EXPECT_EQ(moves(), "1");
    auto next = move(2);
    connection_->commit(next);
    EXPECT_EQ(moves(), "1\n2");
}

TEST_F(PgOutage, ACommitThatWarnsIsUnknownNotDone) {
    const pid_t process = faults_->process();
    faults_->require_standby();
    std::jthread canceller([&] {
        faults_->await_waiting(process, "SyncRep");
        faults_->cancel(process);
    });
    auto batch = move(1);
    EXPECT_THROW(connection_->commit(batch), PgError);
    canceller.join();
    faults_->forget_standby();
    EXPECT_EQ(connection_->recover(), 1U) << "a later commit is durable, so this one is, too";
}

TEST_F(PgOutage, AFrozenServerIsLostAndWhatItDoesLaterIsVoid) {
    connect(milliseconds(300));
    const pid_t process = faults_->process();
    faults_->freeze(process);
    auto batch = move(1);
    EXPECT_THROW(connection_->commit(batch), PgError);
    EXPECT_EQ(connection_->recover(), 0U);
    faults_->thaw();  // it receives the whole batch with its commit
    faults_->await_end(process);
    EXPECT_EQ(moves(), "");
    connection_->commit(batch);
    EXPECT_EQ(moves(), "1");
}

TEST_F(PgOutage, FrozenInATransactionItHoldsNothingForLong) {
    connect(milliseconds(300));
    const pid_t process = faults_->process();
    std::optional<RowHolder> other(std::in_place, address_);
    std::jthread freezer([&] {
        faults_->await_waiting(process, "Lock");
        faults_->freeze(process);
    });
    auto batch = move_and_more(1);
    EXPECT_THROW(connection_->commit(batch), PgError);
    freezer.join();
    other.reset();
    EXPECT_THROW(connection_->recover(), PgError) << "the lost transaction still holds the writer's row";
    faults_->thaw();
    faults_->await_end(process);
    std::size_t stored = 0;
    for (bool is_known = false; !is_known;) try {
            stored = connection_->recover();
            is_known = true;
        } catch (const PgError&) {
        }
    EXPECT_EQ(moves(), stored == 1 ? "1" : "");
}

TEST_F(PgOutage, WhatOthersComeBetweenIsRepeated) {
    address_.url += "%20-cdefault_transaction_isolation%3Dserializable";
    connect();
    const pid_t process = faults_->process();
    RowHolder other(address_);
    std::jthread committer([&] {
        faults_->await_waiting(process, "Lock");
        other.commit();  // now the batch fails with 40001, because the data have changed
    });
    auto batch = move_and_more(1);
    connection_->commit(batch);
    committer.join();
    EXPECT_EQ(told(batch[0].answer), "stored");
    EXPECT_EQ(moves(), "1");
}

enum class PgFault : std::uint8_t {
    none,
    ended_before,
    ended_meanwhile,  // before or after the commit
    ended_within,
    ended_after,
    warned,
    frozen
};
constexpr int all_faults = 7;

/// Stores a move, as a writer does, while a fault happens; returns whether the move is stored (1) or not (0).
class Trial {
public:
    Trial(PgWriteConnection& connection, PgFaults& faults, const PgAddress& address)
        : connection_(connection), faults_(faults), address_(address), process_(faults.process()) {}

    std::size_t store(std::vector<PendingEntry> move, PgFault fault) {
        if (fault == PgFault::ended_before || fault == PgFault::ended_meanwhile) faults_.end(process_);
        if (fault == PgFault::ended_before) faults_.await_end(process_);
        if (fault == PgFault::frozen) faults_.freeze(process_);
        if (fault == PgFault::ended_after || fault == PgFault::warned) faults_.require_standby();
        std::optional<RowHolder> other;
        if (fault == PgFault::ended_within) other.emplace(address_);
        std::jthread happens([&] { strike(fault); });
        try {
            connection_.commit(move);
            return 1;
        } catch (const PgError&) {
        }
        happens.join();
        other.reset();
        if (fault == PgFault::ended_after || fault == PgFault::warned) faults_.forget_standby();
        const std::size_t stored = connection_.recover();
        if (fault == PgFault::frozen) faults_.thaw();
        faults_.await_end(process_);
        return stored;
    }

private:
    void strike(PgFault fault) {
        if (fault == PgFault::ended_within) faults_.await_waiting(process_, "Lock");
        if (fault == PgFault::ended_after || fault == PgFault::warned)
            faults_.await_waiting(process_, "SyncRep");
        if (fault == PgFault::ended_within || fault == PgFault::ended_after) faults_.end(process_);
        if (fault == PgFault::warned) faults_.cancel(process_);
    }

    PgWriteConnection& connection_;
    PgFaults& faults_;
    const PgAddress& address_;
    pid_t process_;
};

TEST_F(PgOutage, EveryFaultAfterEveryOtherToldIsOnlyWhatIsStoredAndNothingIsStoredTwice) {
    connect(milliseconds(500));
    std::string expected;
    int v = 0;
    for (int first = 0; first < all_faults; ++first)
        for (int second = 0; second < all_faults; ++second)
            for (const int fault : {first, second}) {
                SCOPED_TRACE("move " + std::to_string(v + 1) + ", fault " + std::to_string(fault));
                const std::size_t stored = Trial(*connection_, *faults_, address_)
                                               .store(move_and_more(v + 1), static_cast<PgFault>(fault));
                if (stored == 1) {
                    expected += (v == 0 ? "" : "\n") + std::to_string(v + 1);
                    ++v;
                }
                ASSERT_EQ(moves(), expected);
            }
    EXPECT_GT(v, all_faults * all_faults);
}

TEST_F(PgOutage, AWriterThatIsFencedStoresNothingMoreAlsoAfterItWasCutOff) {
    const pid_t process = faults_->process();
    const PgWriteConnection newer(address_, Sharing::alone);
    faults_->end(process);
    faults_->await_end(process);
    auto batch = move(1);
    EXPECT_THROW(connection_->commit(batch), Fenced);
    EXPECT_THROW(connection_->recover(), Fenced);
    EXPECT_EQ(moves(), "");
}

TEST_F(PgOutage, AnEndInOrderLeavesNobodyWhoWrites) {
    EXPECT_EQ(connection_->stop(7000).error(), "");
    EXPECT_EQ(faults_->ask("SELECT count(*) FROM writers"), "0");
    EXPECT_EQ(faults_->ask("SELECT stopped_at FROM journal"), "7000");
}

TEST_F(PgOutage, ATextWithAZeroIsRefusedNotCut) {
    std::vector<PendingEntry> line{{{1, 1, {Said{1, {}, "Ada", std::string("a\0b", 3)}}}, {}}};
    connection_->commit(line);
    EXPECT_EQ(told(line[0].answer), "refused");
}

}  // namespace
}  // namespace reami::store
