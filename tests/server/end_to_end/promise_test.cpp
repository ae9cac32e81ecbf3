// Where the server reports a missing promise of PostgreSQL: in its log, at /ready, and in a metric.
#include <gtest/gtest.h>

#include <string>

#include "tests/server/end_to_end/own_folder.hpp"
#include "tests/server/end_to_end/process.hpp"
#include "tests/server/free_port.hpp"
#include "tests/server/plain_request.hpp"
#include "tests/server/postgres_server.hpp"

namespace reami::testing {
namespace {

TEST(Promise, IsSaidToBeMissingWhereOneLooks) {
    if (!PostgresServer::is_installed()) GTEST_SKIP() << "postgresql-15 is not installed";
    const OwnFolder folder;
    const std::uint16_t metrics = free_port();
    const std::string missing =
        "synchronous_standby_names is empty: the last moves are lost with the machine of the database";
    const Process server(folder.path(), 0,
                         {.more = {"--store", PostgresServer::shared().fresh_store(), "--metrics",
                                   "127.0.0.1:" + std::to_string(metrics)}});
    EXPECT_NE(
        server.log().find("does not guarantee that stored moves survive the loss of its machine: " + missing),
        std::string::npos)
        << server.log();
    const PlainAnswer ready = get(server.port(), "/ready");
    EXPECT_EQ(ready.status, 200) << "it can store, so load balancers may go on sending clients";
    EXPECT_EQ(nlohmann::json::parse(ready.body), nlohmann::json({{"status", "ok"}, {"warning", missing}}));
    EXPECT_NE(get(metrics, "/metrics").body.find("\nreami_store_promises_survival 0\n"), std::string::npos);
}

TEST(Promise, OfAFileIsNotSpokenOf) {
    const OwnFolder folder;
    const std::uint16_t metrics = free_port();
    const Process server(folder.path(), 0, {.more = {"--metrics", "127.0.0.1:" + std::to_string(metrics)}});
    EXPECT_EQ(get(server.port(), "/ready").body, R"({"status":"ok"})");
    EXPECT_EQ(get(metrics, "/metrics").body.find("promises"), std::string::npos);
}

}  // namespace
}  // namespace reami::testing
