// A server without `node_listen` does not start beside another one on the same database.
#include "server/store/postgresql/pg_other_servers.hpp"

#include <gtest/gtest.h>

#include "server/store/postgresql/pg_migrate.hpp"
#include "tests/server/postgres_server.hpp"

namespace reami::store {
namespace {

using reami::testing::ask_postgres;
using reami::testing::PostgresServer;

class OtherServers : public ::testing::Test {
protected:
    void SetUp() override {
        if (!PostgresServer::is_installed()) GTEST_SKIP() << "postgresql-15 is not installed";
        address_.url = PostgresServer::shared().fresh_store();
        ASSERT_EQ(prepare(address_).error(), "");
    }
    void ask(const std::string& sql) const { ask_postgres(address_.url, sql); }
    /// Inserts a server whose lease lasts for another hour.
    void add(const std::string& incarnation, const std::string& node_address) const {
        ask("INSERT INTO nodes (incarnation, until, address, program, started_at) VALUES ('" + incarnation +
            "', clock_timestamp() + interval '1 hour', '" + node_address +
            "', '1.0.0', '2026-11-24 15:05:09+00')");
    }
    /// The refusal of a newcomer, or `starts`. `sql` runs after its first look; `looks_` counts its pauses.
    std::string told(const Newcomer& newcomer, const std::string& sql) {
        looks_ = 0;
        const auto pause = [&] {
            if (looks_++ == 0 && !sql.empty()) ask(sql);
        };
        return why_not_beside_others(address_, newcomer, pause).value_or("starts");
    }

    PgAddress address_;
    int looks_ = 0;
};

constexpr const char* renewed = "UPDATE nodes SET until = until + interval '3 seconds'";

TEST_F(OtherServers, OneThatRenewsItsLeaseIsNamed) {
    add("a", "");
    const std::string why =
        "another server serves the database of --store: one without node_listen, release 1.0.0, started on "
        "2026-11-24 15:05:09 UTC. End that server first, or give both servers a node_listen, so that they "
        "pass connections on to each other";
    EXPECT_EQ(told({false, ""}, renewed), why);
    EXPECT_EQ(looks_, 1);
    EXPECT_EQ(told({true, ""}, renewed), why);
}

TEST_F(OtherServers, ANodeIsNamedByItsAddress) {
    add("a", "10.0.0.2:8100");
    EXPECT_NE(told({false, ""}, renewed).find("the one at 10.0.0.2:8100"), std::string::npos);
    EXPECT_EQ(told({true, ""}, renewed), "starts") << "nodes pass clients on to each other";
    EXPECT_EQ(looks_, 0);
}

TEST_F(OtherServers, OneThatWasKilledIsWaitedFor) {
    add("a", "");
    EXPECT_EQ(told({false, ""}, "UPDATE nodes SET ended = 1"), "starts");
    EXPECT_EQ(looks_, 1);
    EXPECT_EQ(told({false, ""}, ""), "starts") << "no other server is left";
    EXPECT_EQ(looks_, 0);
}

TEST_F(OtherServers, OneThatRenewsNothingIsWaitedForAtMost15Times) {
    add("a", "");
    EXPECT_EQ(told({false, ""}, ""), "starts");
    EXPECT_EQ(looks_, 15);
}

TEST_F(OtherServers, OnesOwnLastTenureIsNotAnother) {
    add("a", "");
    EXPECT_EQ(told({false, "a"}, renewed), "starts");
    EXPECT_EQ(looks_, 0);
}

}  // namespace
}  // namespace reami::store
