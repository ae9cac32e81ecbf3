// The protections that each connection to the database has. The schema works with them.
#include "server/store/sqlite/database.hpp"

#include <gtest/gtest.h>

#include "server/store/file/migrate.hpp"
#include "tests/server/store/scratch_folder.hpp"

namespace reami::store {
namespace {

using Use = Database::Use;

class StoreConnection : public ::testing::TestWithParam<Use> {
protected:
    StoreConnection() { EXPECT_EQ(migrate(scratch_.database()).error(), ""); }

    testing::Scratch scratch_;
};

TEST_P(StoreConnection, TrustsNoSchema) {
    Database connection(scratch_.database(), GetParam());
    EXPECT_EQ(connection.database().execAndGet("PRAGMA trusted_schema").getInt(), 0);
    // A view of our schema, which uses JSON.
    EXPECT_EQ(connection.database().execAndGet("SELECT count(*) FROM dynasty_totals").getInt(), 0);
    scratch_.change("CREATE VIEW trap AS SELECT load_extension('trap')");
    EXPECT_THROW(connection.database().exec("SELECT * FROM trap"), SQLite::Exception);
}

TEST_P(StoreConnection, LetsNobodyChangeTheSchemaByHand) {
    Database connection(scratch_.database(), GetParam());
    connection.database().exec("PRAGMA writable_schema = ON");
    EXPECT_THROW(connection.database().exec("DELETE FROM sqlite_schema"), SQLite::Exception);
}

TEST_P(StoreConnection, WritesOnlyWhereItIsMeantTo) {
    Database connection(scratch_.database(), GetParam());
    const bool writes = GetParam() == Use::write;
    const auto write = [&] { connection.run("UPDATE journal SET marks = marks + 1"); };
    if (writes)
        EXPECT_NO_THROW(write());
    else
        EXPECT_THROW(write(), SQLite::Exception);
}

INSTANTIATE_TEST_SUITE_P(Both, StoreConnection, ::testing::Values(Use::write, Use::read),
                         [](const auto& use) { return use.param == Use::write ? "Write" : "Read"; });

}  // namespace
}  // namespace reami::store
