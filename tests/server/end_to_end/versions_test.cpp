// The messages of servers and commands that find an empty PostgreSQL database, a database with a newer
// schema, or a file from before the first release.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>
#include <vector>

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

TEST_F(Versions, ACommandOnAnEmptyDatabaseNamesTheOneThatHelps) {
    const std::string newest = std::to_string(store::newest_postgresql_schema());
    const std::string command = "reami-server migrate" + of_store_;
    EXPECT_NE(output_of("check" + of_store_).find("`" + command + "`"), std::string::npos);
    EXPECT_EQ(output_of("migrate" + of_store_), "the database of --store has schema " + newest + "\n");
    EXPECT_EQ(output_of("migrate" + of_store_),
              "the database of --store has schema " + newest + " already\n");
    const Process server(folder_.path(), 0, {.more = {"--store", url_}});
    EXPECT_EQ(server.log().find("release"), std::string::npos) << server.log();
}

TEST_F(Versions, AServerOnANewerDatabaseServesItOrNamesTheReleaseThatDoes) {
    const int ours = store::newest_postgresql_schema();
    const std::string next = std::to_string(ours + 1);
    std::vector<embedded::File> newer(store::postgresql_migrations().begin(),
                                      store::postgresql_migrations().end());
    newer.push_back({"9999_made_up.sql", "CREATE TABLE made_up (a integer);"});
    ASSERT_EQ(store::prepare({url_}, newer).error(), "");
    {
        const Process server(folder_.path(), 0, {.more = {"--store", url_}});
        EXPECT_EQ(output_of("check" + of_store_), "0 matches, 0 faults\n");
    }
    ask_postgres(url_, "UPDATE reami_schema SET oldest_reader = " + next);
    const std::string says = output_of("--port 0 --data " + folder_.path().string() + of_store_);
    EXPECT_NE(says.find("is of a newer release (its schema is " + next + ", this program knows " +
                        std::to_string(ours) + "), and needs programs that know at least " + next +
                        ": start that release, or a newer one"),
              std::string::npos)
        << says;
}

TEST_F(Versions, AServerRefusesTheFileFromWhichTheClubWasCarriedAway) {
    const std::string folder = folder_.path().string();
    ASSERT_EQ(store::migrate(folder_.path() / "reami.db").error(), "");
    EXPECT_EQ(output_of("move-store " + folder + " '" + url_ + "'"),
              "0 rooms, 0 matches and 0 moves are in the new store; no server starts on the old one any "
              "more\n");
    for (const std::string& refused :
         {"--port 0 --data " + folder, "backup --data " + folder + " " + folder + "/copy.db"}) {
        const std::string says = output_of(refused);
        EXPECT_NE(says.find("was moved to " + url_), std::string::npos) << says;
        EXPECT_NE(says.find("`reami-server move-store --serve-again '" + folder + "'`"), std::string::npos)
            << says;
    }
    EXPECT_EQ(output_of("move-store --serve-again " + folder), "servers start on " + folder + " again\n");
    const Process server(folder_.path(), 0);
}

TEST_F(Versions, AnEmptyDatabaseGetsTheSchemaAndAFileHasToBeThere) {
    const std::string file = (folder_.path() / "reami.db").string();
    const std::string of_folder = "migrate --data " + folder_.path().string();
    EXPECT_EQ(output_of(of_folder),
              "reami-server migrate: there is no " + file +
                  "; name its folder with --data, or start the server once to create it\n");
    ASSERT_EQ(store::migrate(folder_.path() / "reami.db").error(), "");
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

/// The program of commit 6e744d1 left these marks in its file.
TEST(EarlierFileOfAServer, IsRefusedUntouchedByServerAndCommands) {
    const OwnFolder folder;
    const std::filesystem::path file = folder.path() / "reami.db";
    ASSERT_EQ(store::migrate(file, store::migrations().first(1)).error(), "");
    SQLite::Database(file, SQLite::OPEN_READWRITE)
        .exec("PRAGMA application_id = 1382375729; PRAGMA user_version = 9; PRAGMA wal_checkpoint(TRUNCATE)");
    const auto bytes = [&] {
        std::ifstream content(file, std::ios::binary);
        return std::string{std::istreambuf_iterator<char>(content), {}};
    };
    const std::string before = bytes();
    const std::string data = " --data " + folder.path().string(), other = folder.path() / "other";
    for (const std::string& command :
         {"--port 0" + data, "migrate" + data, "check" + data, "rehearse" + data,
          "export --all " + other + data, "import " + file.string() + data, "backup " + other + data,
          "vacuum" + data, "forget --room KETMKARD --name Ada" + data,
          "move-store " + folder.path().string() + " " + other,
          "restore " + file.string() + " --data " + other}) {
        const std::string says = output_of(command);
        EXPECT_NE(
            says.find("reami.db was made before the first release: the program of commit 6e744d1 reads it"),
            std::string::npos)
            << command << "\n"
            << says;
        EXPECT_TRUE(bytes() == before) << command;
        EXPECT_FALSE(std::filesystem::exists(other + "/reami.db")) << command;
    }
}

}  // namespace
}  // namespace reami::testing
