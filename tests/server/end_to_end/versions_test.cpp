// Releases and the schema of a database of PostgreSQL's, by the program itself: what a server says that finds
// an older one, and that the command which it names helps.
#include <gtest/gtest.h>

#include <string>

#include "server/store/file/migrate.hpp"
#include "server/store/postgresql/pg_migrate.hpp"
#include "tests/server/end_to_end/own_folder.hpp"
#include "tests/server/end_to_end/process.hpp"
#include "tests/server/end_to_end/program_output.hpp"
#include "tests/server/postgres_server.hpp"

namespace reami::testing {
namespace {

class Versions : public ::testing::Test {
protected:
    void SetUp() override {
        if (!PostgresServer::is_installed()) GTEST_SKIP() << "postgresql-15 is not installed";
        url_ = PostgresServer::shared().fresh_store();
        of_store_ = " --store '" + url_ + "'";
    }

    OwnFolder folder_;
    std::string url_, of_store_;
};

TEST_F(Versions, AServerOnAnOlderDatabaseNamesTheCommandThatHelps) {
    const std::string newest = std::to_string(store::newest_postgresql_schema());
    const auto before = store::postgresql_migrations().first(store::postgresql_migrations().size() - 1);
    ASSERT_EQ(store::prepare({url_}, before), std::nullopt);
    const std::string command = "reami-server migrate" + of_store_;
    const std::string says = output_of("--port 0 --data " + folder_.path().string() + of_store_);
    EXPECT_NE(says.find("is of an older release (its schema is " + std::to_string(before.size()) +
                        ", this program knows " + newest + "): run `" + command + "` once"),
              std::string::npos)
        << says;
    EXPECT_NE(output_of("check" + of_store_).find("`" + command + "`"), std::string::npos);

    EXPECT_EQ(output_of("migrate" + of_store_), "the database of --store has schema " + newest + "; it had " +
                                                    std::to_string(before.size()) + "\n");
    EXPECT_EQ(output_of("migrate" + of_store_),
              "the database of --store has schema " + newest + " already\n");
    const Process server(folder_.path(), 0, {.more = {"--store", url_}});
    EXPECT_EQ(server.log().find("release"), std::string::npos) << server.log();
}

TEST_F(Versions, AnEmptyDatabaseGetsTheSchemaAndAFileHasToBeThere) {
    const std::string file = (folder_.path() / "reami.db").string();
    const std::string of_folder = "migrate --data " + folder_.path().string();
    EXPECT_EQ(output_of(of_folder),
              "reami-server migrate: there is no " + file + "; give its folder with --data\n");
    ASSERT_EQ(store::migrate(folder_.path() / "reami.db"), std::nullopt);
    EXPECT_EQ(output_of(of_folder),
              file + " has schema " + std::to_string(store::migrations().size()) + "\n");
    EXPECT_EQ(output_of("migrate" + of_store_), "the database of --store has schema " +
                                                    std::to_string(store::newest_postgresql_schema()) + "\n");
    EXPECT_EQ(output_of("check" + of_store_), "0 matches, 0 faults\n");
}

TEST_F(Versions, NothingShowsThePasswordOfTheStore) {
    const std::string store = " --store 'postgresql://reami:geheim@127.0.0.1:1/reami?sslpassword=geheim'";
    const std::string shown = "store = \"postgresql://reami:***@127.0.0.1:1/reami?sslpassword=***\"";
    EXPECT_NE(output_of("config" + store).find(shown), std::string::npos) << output_of("config" + store);
    for (const std::string& command : {"--port 0 --log-level trace --data " + folder_.path().string(),
                                       std::string("config"), std::string("check"), std::string("migrate")}) {
        const std::string says = output_of(command + store);
        EXPECT_EQ(says.find("geheim"), std::string::npos) << says;
    }
    for (const char* broken :
         {"postgresql://reami:ge%heim@localhost/reami", "postgresql://reami:geheim/reami?sslmode",
          "postgresql://reami:geheim@[::1/reami", "postgresql://reami:geheim@h/db?passwort=geheim"}) {
        const std::string says = output_of("migrate --store '" + std::string(broken) + "'");
        EXPECT_EQ(says.find("eheim"), std::string::npos) << says;
        EXPECT_NE(says, "");
    }
}

}  // namespace
}  // namespace reami::testing
