// A server that needs a PostgreSQL database for itself.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "server/store/postgresql/pg_migrate.hpp"
#include "server/store/postgresql/pg_write_connection.hpp"
#include "tests/server/postgres_server.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::store {
namespace {

using namespace testing;  // NOLINT(google-build-using-namespace): this test's own words
using reami::testing::PostgresServer;

class PgAlone : public ::testing::Test {
protected:
    void SetUp() override {
        if (!PostgresServer::is_installed()) GTEST_SKIP() << "postgresql-15 is not installed";
        address_.url = PostgresServer::shared().fresh_store();
        ASSERT_EQ(prepare(address_).error(), "");
        node_ = std::make_unique<PgWriteConnection>(address_);
        EXPECT_EQ(stored(*node_, running_room(1, "AAAAAAAA")), "stored");
        ask("INSERT INTO nodes (incarnation, until, address, program, started_at) VALUES"
            " ('ada', clock_timestamp() + interval '1 hour', '', '1', clock_timestamp())");
        ask("UPDATE rooms SET owner = 'ada', due_at = 7");
    }
    std::string ask(const std::string& sql) const { return reami::testing::ask_postgres(address_.url, sql); }
    static std::string stored(PgWriteConnection& by, Entry entry) {
        std::vector<PendingEntry> batch{{std::move(entry), {}}};
        by.commit(batch);
        return told(batch[0].answer);
    }
    static Entry move(int v) { return {1, 1, {moved(1, v)}}; }

    PgAddress address_;
    std::unique_ptr<PgWriteConnection> node_;
};

TEST_F(PgAlone, FencesAllOthersAndIsFencedByTheNext) {
    for (const Sharing how : {Sharing::for_a_command, Sharing::alone}) {
        PgWriteConnection alone(address_, how);
        EXPECT_THROW(stored(*node_, move(1)), Fenced);
        EXPECT_EQ(ask("SELECT count(*) FROM nodes WHERE ended = 0"), "0");
        EXPECT_EQ(stored(alone, move(how == Sharing::alone ? 2 : 1)), "stored");
        const PgWriteConnection next(address_);
        EXPECT_THROW(stored(alone, move(3)), Fenced);
    }
}

TEST_F(PgAlone, AServerTakesTheRoomsOfAllNodes) {
    const PgWriteConnection command(address_, Sharing::for_a_command);
    EXPECT_EQ(ask("SELECT owner, due_at FROM rooms"), "ada | 7");
    const PgWriteConnection server(address_, Sharing::alone);
    EXPECT_EQ(ask("SELECT owner, due_at FROM rooms"), "- | 0") << "a node may take them later";
}

}  // namespace
}  // namespace reami::store
