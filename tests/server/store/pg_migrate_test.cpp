// How the schema comes into PostgreSQL, and what is left alone.
#include "server/store/postgresql/pg_migrate.hpp"

#include <gtest/gtest.h>

#include "server/store/postgresql/dialect.hpp"
#include "server/store/postgresql/pg_session.hpp"
#include "tests/server/postgres_server.hpp"

namespace reami::store {
namespace {

using reami::testing::ask_postgres;
using reami::testing::PostgresServer;

class PgMigrate : public ::testing::Test {
protected:
    void SetUp() override {
        if (!PostgresServer::is_installed()) GTEST_SKIP() << "postgresql-15 is not installed";
        address_.url = PostgresServer::shared().fresh_store();
    }
    std::string ask(const std::string& sql) const { return ask_postgres(address_.url, sql); }

    PgAddress address_;
};

TEST_F(PgMigrate, AnEmptyDatabaseGetsTheSchemaOnce) {
    EXPECT_NE(why_not_newest(address_), std::nullopt);
    EXPECT_EQ(migrate(address_), std::nullopt);
    EXPECT_EQ(why_not_newest(address_), std::nullopt);
    const std::string key = ask("SELECT key FROM hash_key");
    EXPECT_EQ(key.size(), 66U) << "\\x and 32 bytes";
    EXPECT_EQ(migrate(address_), std::nullopt);
    EXPECT_EQ(ask("SELECT key FROM hash_key"), key);
    EXPECT_EQ(ask("SELECT version FROM schema_version"), std::to_string(newest_postgresql_schema()));
}

TEST_F(PgMigrate, TablesOfAnotherProgramAreLeftAlone) {
    ask("CREATE TABLE theirs (a integer)");
    EXPECT_EQ(
        migrate(address_),
        "the database of --store holds tables of another program: name an empty one (createdb makes it)");
    EXPECT_EQ(ask("SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()"),
              "1");
}

TEST_F(PgMigrate, ADatabaseFromTheFutureIsLeftAlone) {
    EXPECT_EQ(migrate(address_), std::nullopt);
    ask("UPDATE schema_version SET version = 1000");
    EXPECT_NE(migrate(address_), std::nullopt);
    EXPECT_EQ(ask("SELECT version FROM schema_version"), "1000");
}

TEST_F(PgMigrate, WhoCannotBeReachedIsNamedWithoutThePassword) {
    try {
        (void)migrate(PgAddress{"postgresql://reami:secret@localhost:1/reami"});
        FAIL() << "nobody is there";
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
