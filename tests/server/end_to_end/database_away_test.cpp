// The answers of the server while PostgreSQL is away.
#include <gtest/gtest.h>

#include "tests/server/end_to_end/own_folder.hpp"
#include "tests/server/end_to_end/process.hpp"
#include "tests/server/plain_request.hpp"
#include "tests/server/postgres_server.hpp"

namespace reami::testing {
namespace {

TEST(DatabaseAway, WhoOpensARoomIsToldThatItCannotBeStoredNow) {
    if (!PostgresServer::is_installed()) GTEST_SKIP() << "postgresql-15 is not installed";
    PostgresServer database;
    const OwnFolder folder;
    const Process server(folder.path(), 0, {.more = {"--store", database.fresh_store()}});
    open_room(server.port(), {{"id", "a"}, {"game", "kingdomino"}});
    database.kill();
    const auto refused = post(server.port(), "/api/rooms", {{"id", "b"}, {"game", "kingdomino"}});
    EXPECT_EQ(refused.status, 503);
    EXPECT_EQ(nlohmann::json::parse(refused.body).at("code"), "store.unavailable") << refused.body;
    database.start();
}

}  // namespace
}  // namespace reami::testing
