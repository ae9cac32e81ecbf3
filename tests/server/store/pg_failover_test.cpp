// A primary and a synchronous standby: each connection reads which guarantees PostgreSQL gives, and a writer
// that knows both servers uses the primary.
#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "server/store/postgresql/pg_migrate.hpp"
#include "server/store/postgresql/pg_session.hpp"
#include "server/store/postgresql/pg_write_connection.hpp"
#include "server/store/read/open_to_read.hpp"
#include "server/store/read/read_devices.hpp"
#include "server/store/write/writer.hpp"
#include "tests/server/log_capture.hpp"
#include "tests/server/postgres_server.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::store {
namespace {

using namespace testing;  // NOLINT(google-build-using-namespace): this test's own words
using reami::testing::ask_postgres;
using reami::testing::PostgresServer;
using std::chrono::milliseconds;

constexpr const char* no_standby =
    "synchronous_standby_names is empty: the last moves are lost with the machine of the database";
constexpr WriterLimits impatient{.waiting = 100,
                                 .first_retry = milliseconds(1),
                                 .longest_retry = milliseconds(50),
                                 .look_every = milliseconds(10)};

class PgFailover : public ::testing::Test {
protected:
    void SetUp() override {
        if (!PostgresServer::is_installed()) GTEST_SKIP() << "postgresql-15 is not installed";
        primary_.emplace();
    }
    static void reload(const PostgresServer& server, const std::string& setting) {
        ask_postgres(server.url(), "ALTER SYSTEM " + setting);
        ask_postgres(server.url(), "SELECT pg_reload_conf()");
    }
    /// An address with both servers; the old primary comes first.
    PgAddress both_of(const PostgresServer& standby) const {
        return {"postgresql:///postgres?user=reami&target_session_attrs=read-write&host=" +
                primary_->folder().string() + "," + standby.folder().string()};
    }
    void await_no_standby() const {
        const auto until = std::chrono::steady_clock::now() + std::chrono::minutes(1);
        while (ask_postgres(primary_->url(), "SELECT count(*) FROM pg_stat_replication") != "0") {
            ASSERT_LT(std::chrono::steady_clock::now(), until);
            std::this_thread::sleep_for(milliseconds(5));
        }
    }
    /// Waits until the writer reports that missing guarantee.
    static void await(const Writer& writer, std::string_view missing) {
        const auto until = std::chrono::steady_clock::now() + std::chrono::minutes(1);
        while (writer.health().missing_promise != missing) {
            ASSERT_LT(std::chrono::steady_clock::now(), until)
                << writer.health().missing_promise.value_or("-");
            std::this_thread::sleep_for(milliseconds(5));
        }
    }

    std::optional<PostgresServer> primary_;
};

TEST_F(PgFailover, WhatPostgresqlDoesNotPromiseIsSaidOnceAChange) {
    const PgAddress address{primary_->url()};
    ASSERT_EQ(prepare(address).error(), "");
    const reami::testing::LogCapture log;
    Writer writer(address, impatient);
    EXPECT_EQ(writer.health().missing_promise, no_standby);
    EXPECT_TRUE(writer.health().answering) << "the writer can still store";
    reload(*primary_, "SET synchronous_commit = off");
    await(writer, "synchronous_commit is off: a power cut can lose the last moves");
    reload(*primary_, "SET synchronous_commit = local");
    await(writer, "synchronous_commit is local: the last moves are lost with the machine of the database");
    const auto lines = [&] { return log.count("does not guarantee"); };
    const auto until = std::chrono::steady_clock::now() + std::chrono::minutes(1);
    while (lines() < 3 && std::chrono::steady_clock::now() < until)
        std::this_thread::sleep_for(milliseconds(5));
    EXPECT_EQ(lines(), 3);
}

TEST_F(PgFailover, TheStandbyIsPromotedAndTheWriterGoesOn) {
    reload(*primary_, "SET synchronous_standby_names = 'standby'");
    const auto standby = primary_->standby();
    const PgAddress both = both_of(*standby);
    ASSERT_EQ(prepare(both).error(), "");
    Writer writer(both, impatient);
    EXPECT_EQ(writer.health().missing_promise, "");
    ASSERT_EQ(told(append(writer, running_room(1, "AAAAAAAA"))), "stored");
    ASSERT_EQ(told(append(writer, {1, 1, {moved(1, 1)}})), "stored");

    primary_->kill();
    Appending in_doubt(writer, {{1, 2, {moved(1, 2)}}});
    ask_postgres(standby->url(),
                 "ALTER SYSTEM RESET synchronous_standby_names");  // the new primary has no standby
    ask_postgres(standby->url(), "SELECT pg_reload_conf()");
    standby->promote();
    EXPECT_EQ(told(in_doubt.wait().front()), "unavailable") << "the entry is certainly not stored";
    EXPECT_EQ(told(append(writer, {1, 2, {moved(1, 2)}})), "stored");
    await(writer, no_standby);
    EXPECT_EQ(ask_postgres(standby->url(), "SELECT v FROM moves ORDER BY v"), "1\n2")
        << "the standby had the first move";
    EXPECT_NE(read_hash_key(*open_to_read(both)), Hash{}) << "readers find the new primary, too";
}

TEST_F(PgFailover, ANewWriterPassesAnOldPrimaryThatWaitsForItsStandby) {
    const auto standby = primary_->standby();
    const PgAddress both = both_of(*standby);
    reload(*primary_, "SET synchronous_standby_names = 'standby'");
    ASSERT_EQ(prepare(both).error(), "");
    standby->promote();
    await_no_standby();
    Writer writer(both, impatient);
    EXPECT_EQ(told(append(writer, running_room(1, "AAAAAAAA"))), "stored");
    EXPECT_EQ(ask_postgres(standby->url(), "SELECT count(*) FROM rooms"), "1");
}

TEST_F(PgFailover, APrimaryThatWaitsForItsStandbyIsReadIfThereIsNoOther) {
    const auto standby = primary_->standby();
    const PgAddress both = both_of(*standby);
    reload(*primary_, "SET synchronous_standby_names = 'standby'");
    ASSERT_EQ(prepare(both).error(), "");
    standby->kill();
    await_no_standby();
    EXPECT_NE(read_hash_key(*open_to_read(both)), Hash{});
}

TEST_F(PgFailover, AWriterThatFindsNobodyStoresNothingAndGoesOnWhenTheDatabaseIsBack) {
    const PgAddress address{primary_->url()};
    ASSERT_EQ(prepare(address).error(), "");
    PgWriteConnection connection(address);
    std::vector<PendingEntry> batch{{running_room(1, "AAAAAAAA"), {}}};
    connection.commit(batch);
    primary_->kill();
    EXPECT_THROW(connection.check(), PgError);
    EXPECT_THROW(connection.check(), PgError);
    batch = {{{1, 1, {moved(1, 1)}}, {}}};
    EXPECT_THROW(connection.commit(batch), PgError);
    EXPECT_THROW(connection.recover(), PgError);
    primary_->start();
    EXPECT_EQ(connection.recover(), 0U) << "the batch was never sent";
    connection.commit(batch);
    EXPECT_EQ(told(batch[0].answer), "stored");
    EXPECT_EQ(ask_postgres(primary_->url(), "SELECT v FROM moves"), "1");
}

TEST_F(PgFailover, AStandbyAloneIsNotWrittenTo) {
    const auto standby = primary_->standby();
    ASSERT_EQ(prepare({primary_->url()}).error(), "");
    try {
        const PgSession session({standby->url()});
        FAIL() << "it was taken for a primary";
    } catch (const PgError& error) {
        EXPECT_NE(std::string(error.what()).find("session is read-only"), std::string::npos) << error.what();
    }
}

}  // namespace
}  // namespace reami::store
