// How the migrations make the schema in PostgreSQL, and which databases they do not touch.
#include "server/store/postgresql/pg_migrate.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <regex>
#include <span>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "engine/core/expected.hpp"
#include "server/store/postgresql/dialect.hpp"
#include "server/store/postgresql/pg_session.hpp"
#include "tests/server/postgres_server.hpp"

namespace reami::store {
namespace {

using reami::testing::ask_postgres;
using reami::testing::PostgresServer;

/// A program of a later release: it has the migrations of this one, and more.
class Release {
public:
    explicit Release(std::vector<std::string> more) : more_(std::move(more)) {
        const auto ours = postgresql_migrations();
        all_.assign(ours.begin(), ours.end());
        for (const std::string& sql : more_) all_.push_back({"a later one", sql});
    }
    std::span<const embedded::File> migrations() const { return all_; }

private:
    std::vector<std::string> more_;
    std::vector<embedded::File> all_;
};

class PgMigrate : public ::testing::Test {
protected:
    void SetUp() override {
        if (!PostgresServer::is_installed()) GTEST_SKIP() << "postgresql-15 is not installed";
        address_.url = PostgresServer::shared().fresh_store();
    }
    std::string ask(const std::string& sql) const { return ask_postgres(address_.url, sql); }
    int version() const { return std::stoi(ask("SELECT version FROM reami_schema")); }
    std::string command() const { return "`reami-server migrate --store '" + address_.url + "'`"; }
    static std::string change_of(const Expected<SchemaChange, std::string>& done) {
        if (!done) return done.error();
        return std::to_string(done->from) + " to " + std::to_string(done->to);
    }

    PgAddress address_;
};

TEST_F(PgMigrate, AnEmptyDatabaseGetsTheSchemaOnce) {
    EXPECT_EQ(why_not_served(address_),
              "the database of --store is empty: " + command() + " makes its tables");
    EXPECT_EQ(prepare(address_).error(), "");
    EXPECT_EQ(why_not_served(address_), std::nullopt);
    EXPECT_EQ(why_not_newest(address_), std::nullopt);
    const std::string key = ask("SELECT key FROM hash_key");
    EXPECT_EQ(key.size(), 66U) << "\\x and 32 bytes";
    EXPECT_EQ(prepare(address_).error(), "");
    EXPECT_EQ(ask("SELECT key FROM hash_key"), key);
    EXPECT_EQ(version(), newest_postgresql_schema());
}

TEST_F(PgMigrate, TablesOfAnotherProgramAreLeftAlone) {
    ask("CREATE TABLE theirs (a integer)");
    const std::string why =
        "the database of --store holds tables of another program: name an empty one (createdb makes it)";
    EXPECT_EQ(prepare(address_).error(), why);
    EXPECT_EQ(migrate(address_).error(), why);
    EXPECT_EQ(ask("SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()"),
              "1");
}

TEST_F(PgMigrate, ANodeThatStartsOnAnOlderSchemaSaysWhatToRun) {
    EXPECT_EQ(prepare(address_).error(), "");
    const std::string older = std::to_string(newest_postgresql_schema());
    const std::string newer = std::to_string(newest_postgresql_schema() + 1);
    const Release next(
        {"CREATE TABLE of_the_next (a integer); UPDATE reami_schema SET oldest_reader = " + older + ";"});
    EXPECT_EQ(prepare(address_, next.migrations()).error(),
              "the database of --store is of an older release (its schema is " + older +
                  ", this program knows " + newer + "): run " + command() +
                  " once, with this release; servers of the previous release may run meanwhile");
    EXPECT_EQ(version(), newest_postgresql_schema()) << "the start changed nothing";
    EXPECT_EQ(change_of(migrate(address_, next.migrations())), older + " to " + newer);
    EXPECT_EQ(prepare(address_, next.migrations()).error(), "");
    EXPECT_EQ(change_of(migrate(address_, next.migrations())), newer + " to " + newer);
    EXPECT_EQ(prepare(address_).error(), "") << "the release before still serves it";
    EXPECT_NE(why_not_newest(address_), std::nullopt) << "but does not carry the club away";
}

TEST_F(PgMigrate, AProgramThatKnowsTooLittleIsRefused) {
    EXPECT_EQ(prepare(address_).error(), "");
    ask("UPDATE reami_schema SET version = 1000, oldest_reader = 999");
    const std::string why =
        "the database of --store is of a newer release (its schema is 1000, this program knows " +
        std::to_string(newest_postgresql_schema()) +
        "), and needs programs that know at least 999: start that release, or a newer one";
    EXPECT_EQ(prepare(address_).error(), why);
    EXPECT_EQ(migrate(address_).error(), why);
    ask("UPDATE reami_schema SET oldest_reader = " + std::to_string(newest_postgresql_schema()));
    EXPECT_EQ(prepare(address_).error(), "");
    EXPECT_EQ(change_of(migrate(address_)), "1000 to 1000") << "there is no migration to run";
}

TEST_F(PgMigrate, NodesThatStartAtOnceOnAnEmptyDatabaseAllComeUp) {
    std::vector<Expected<void, std::string>> came(4);
    {
        std::vector<std::jthread> nodes;
        nodes.reserve(came.size());
        for (auto& one : came) nodes.emplace_back([&] { one = prepare(address_); });
    }
    for (const auto& done : came) EXPECT_EQ(done.error(), "");
    EXPECT_EQ(version(), newest_postgresql_schema());
    EXPECT_EQ(ask("SELECT count(*) FROM hash_key"), "1");
}

TEST_F(PgMigrate, OfTwoAtOnceOneMigratesAndTheOtherFindsItDone) {
    EXPECT_EQ(prepare(address_).error(), "");
    const Release next(
        {"CREATE TABLE once (a integer); INSERT INTO once VALUES (1);", "INSERT INTO once VALUES (2);"});
    std::vector<std::string> did(4);
    {
        std::vector<std::jthread> others;
        others.reserve(did.size());
        for (auto& one : did)
            others.emplace_back([&] { one = change_of(migrate(address_, next.migrations())); });
    }
    for (const std::string& change : did)
        EXPECT_TRUE(change.ends_with(" to " + std::to_string(newest_postgresql_schema() + 2))) << change;
    EXPECT_EQ(ask("SELECT a FROM once ORDER BY a"), "1\n2");
}

TEST_F(PgMigrate, WhoeverHoldsTheVersionRowIsNotWaitedForWithoutEnd) {
    EXPECT_EQ(prepare(address_).error(), "");
    const Release next({"CREATE TABLE once (a integer)"});
    PgSession other(address_);
    other.run_script(
        "SET idle_in_transaction_session_timeout = 0; BEGIN; UPDATE reami_schema SET version = version");
    std::string came;
    std::jthread migrating([&] { came = change_of(migrate(address_, next.migrations())); });
    const auto waits = [&] {
        return ask("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
                   " AND query LIKE 'UPDATE reami_schema%'") == "1";
    };
    while (!waits()) std::this_thread::yield();
    other.run_script("ROLLBACK");
    migrating.join();
    EXPECT_TRUE(came.ends_with(" to " + std::to_string(newest_postgresql_schema() + 1))) << came;
}

TEST_F(PgMigrate, AMigrationThatBreaksOffLeavesTheVersionBefore) {
    EXPECT_EQ(prepare(address_).error(), "");
    const int before = newest_postgresql_schema();
    const Release failing({"CREATE TABLE first (a integer)", "CREATE TABLE half (a integer); SELECT 1 / 0"});
    EXPECT_THROW((void)migrate(address_, failing.migrations()), PgError);
    EXPECT_EQ(version(), before + 1);
    const Release slow(
        {"CREATE TABLE first (a integer)", "CREATE TABLE half (a integer); SELECT pg_sleep(600)"});
    std::jthread killer([&] {
        const std::string asleep =
            "SELECT pid FROM pg_stat_activity WHERE query LIKE '%pg_sleep(600)' AND wait_event = 'PgSleep'";
        while (ask(asleep).empty()) std::this_thread::yield();
        ask("SELECT pg_terminate_backend(" + ask(asleep) + ")");
    });
    EXPECT_THROW((void)migrate(address_, slow.migrations()), PgError);
    killer.join();
    EXPECT_EQ(version(), before + 1);
    EXPECT_EQ(ask("SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()"
                  " AND table_name = 'half'"),
              "0");
}

TEST_F(PgMigrate, WhatNodesCouldNotGoOnWithWaitsUntilTheyHaveEnded) {
    EXPECT_EQ(prepare(address_).error(), "");
    const int before = newest_postgresql_schema();
    const std::string node =
        "INSERT INTO nodes (incarnation, until, address, program, started_at, knows) VALUES"
        " ('a', clock_timestamp() + interval '1 hour', '', '1.0.0', clock_timestamp(), ";
    ask(node + std::to_string(before) + ")");
    const Release contracting(
        {"UPDATE reami_schema SET oldest_reader = " + std::to_string(before + 1) + ";"});
    EXPECT_EQ(migrate(address_, contracting.migrations()).error(),
              "the database of --store has running servers that can't work with schema " +
                  std::to_string(before + 1) +
                  ": first update them to the release in between, or stop them all; the schema is " +
                  std::to_string(before) + " now");
    EXPECT_EQ(version(), before);
    ask("UPDATE nodes SET ended = 1");
    EXPECT_EQ(migrate(address_, contracting.migrations()).error(), "");
}

/// See migrations/README.md, "If you change the schema".
TEST(PgMigrations, EachSaysItsOldestReader) {
    int version = 0;
    for (const embedded::File& migration : postgresql_migrations()) {
        const std::string name(migration.name), sql(migration.bytes);
        ++version;
        EXPECT_EQ(std::stoi(name.substr(0, 4)), version) << name << ": the numbers have no gap";
        if (version == 1) continue;  // the first one makes the table, with 1 in it
        std::smatch says;
        ASSERT_TRUE(
            std::regex_search(sql, says, std::regex("\nUPDATE reami_schema SET oldest_reader = (\\d+);\n")))
            << name
            << " lacks the line UPDATE reami_schema SET oldest_reader = N; for the oldest schema version N "
               "for which a program that knows only versions up to N can serve the migrated database";
        EXPECT_GE(std::stoi(says[1]), 1) << name;
        EXPECT_LE(std::stoi(says[1]), version) << name;
    }
}

TEST_F(PgMigrate, WhoCannotBeReachedIsNamedWithoutThePassword) {
    try {
        (void)prepare(PgAddress{"postgresql://reami:secret@localhost:1/reami"});
        FAIL() << "a server answers";
    } catch (const PgError& error) {
        const std::string what = error.what();
        EXPECT_NE(what.find("PostgreSQL can't be reached: "), std::string::npos);
        EXPECT_EQ(what.find("secret"), std::string::npos);
    }
}

TEST(PgDialect, ValuesAreNumberedAndFunctionsHaveTheirNames) {
    EXPECT_EQ(for_postgresql("a = ? AND b = ?"), "a = $1 AND b = $2");
    EXPECT_EQ(for_postgresql("a = ?2 OR b = ?12"), "a = $2 OR b = $12");
    EXPECT_EQ(for_postgresql("group_concat(a, ', ') || instr(a, ?)"), "string_agg(a, ', ') || strpos(a, $1)");
}

}  // namespace
}  // namespace reami::store
