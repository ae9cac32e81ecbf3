// A server on a PostgreSQL database that another server serves: it waits for the end of the other's lease.
#include <gtest/gtest.h>

#include <string>

#include "tests/server/end_to_end/own_folder.hpp"
#include "tests/server/end_to_end/process.hpp"
#include "tests/server/end_to_end/program_output.hpp"
#include "tests/server/plain_request.hpp"
#include "tests/server/postgres_server.hpp"

namespace reami::testing {
namespace {

class SecondServer : public ::testing::Test {
protected:
    void SetUp() override {
        if (!PostgresServer::is_installed()) GTEST_SKIP() << "postgresql-15 is not installed";
        url_ = PostgresServer::shared().fresh_store();
    }

    std::string url_;
    OwnFolder folder_, other_folder_;
};

TEST_F(SecondServer, WaitsForTheLeaseAndThenNamesTheFirst) {
    Process first(folder_.path(), 0, {.more = {"--store", url_}});
    const std::string says =
        output_of("--port 0 --data " + other_folder_.path().string() + " --store '" + url_ + "'");
    EXPECT_NE(says.find("another server may serve the database of --store: one without node_listen"),
              std::string::npos)
        << says;
    EXPECT_NE(says.find("another server serves the database of --store: one without node_listen, release "),
              std::string::npos)
        << says;
    EXPECT_EQ(get(first.port(), "/ready").status, 200);
    EXPECT_EQ(ask_postgres(url_, "SELECT count(*) FROM nodes WHERE ended = 0"), "1");
    EXPECT_EQ(first.terminate(), 0);
    EXPECT_EQ(ask_postgres(url_, "SELECT count(*) FROM nodes WHERE ended = 0"), "0");
}

TEST_F(SecondServer, ServesTheRoomsOfOneThatWasKilled) {
    Process first(folder_.path(), 0, {.more = {"--store", url_}});
    const std::string code = open_room(first.port(), {{"id", "a"}, {"game", "kingdomino"}});
    first.kill();
    const Process second(other_folder_.path(), 0, {.more = {"--store", url_}});
    EXPECT_EQ(get(second.port(), "/api/rooms/" + code).status, 200);
}

}  // namespace
}  // namespace reami::testing
