// SIGHUP: the server reads its settings again, and applies those that can change while it runs.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "tests/server/end_to_end/own_folder.hpp"
#include "tests/server/end_to_end/process.hpp"
#include "tests/server/net/certificate.hpp"
#include "tests/server/net/raw_client.hpp"
#include "tests/server/plain_request.hpp"

namespace reami::testing {
namespace {

class Reloading : public ::testing::Test {
protected:
    Process start(const std::string& settings, const std::string& log_level = "info") {
        write(settings);
        return {folder_.path() / "data", 0, {.more = {"--config", file_.string()}, .log_level = log_level}};
    }
    void write(const std::string& settings) const { std::ofstream(file_) << settings; }
    /// Writes the settings, makes the server read them, and waits until its log has `said`.
    void change(const Process& server, const std::string& settings, const std::string& said) const {
        write(settings);
        server.hang_up();
        EXPECT_TRUE(server.says(said)) << server.log();
    }
    static int status_of_room(const Process& server, const std::string& id) {
        return post(server.port(), "/api/rooms", {{"id", id}, {"game", "kingdomino"}}).status;
    }

    const OwnFolder folder_;
    const std::filesystem::path file_ = folder_.path() / "reami.toml";
};

TEST_F(Reloading, ChangesALimitWhileTheServerRuns) {
    const Process server = start("[limits]\nrooms = 1\n");
    EXPECT_EQ(status_of_room(server, "a"), 201);
    EXPECT_EQ(status_of_room(server, "b"), 429);
    change(server, "[limits]\nrooms = 2\n", "rooms is now 2 (" + file_.string() + ":2); it was 1");
    EXPECT_TRUE(server.says("reloaded the settings"));
    EXPECT_EQ(status_of_room(server, "b"), 201);
    EXPECT_EQ(status_of_room(server, "c"), 429);
}

TEST_F(Reloading, LeavesAllAsItWasIfTheFileIsWrongAndSaysWhereItIs) {
    const Process server = start("[limits]\nrooms = 1\n");
    EXPECT_EQ(status_of_room(server, "a"), 201);
    change(server, "[limits]\nrooms = 9\nconnections = 0\n",
           "all settings stay as they were: " + file_.string() +
               ":3: --connections: 0 is not in the range 1 to 1000000");
    change(server, "[limits]\nroms = 9\n", file_.string() + ":2: there is no setting `roms`");
    change(server, "[limits\nrooms = 9\n", file_.string() + ": this is not TOML");
    EXPECT_EQ(status_of_room(server, "b"), 429);
    std::filesystem::remove(file_);
    server.hang_up();
    EXPECT_TRUE(server.says("all settings stay as they were: " + file_.string() + ": "));
    EXPECT_EQ(status_of_room(server, "b"), 429);
}

TEST_F(Reloading, SaysWhatCountsOnlyAfterARestart) {
    const Process server = start("shards = 1\nlog_format = \"text\"\n");
    change(server, "shards = 2\nmetrics = \"127.0.0.1:9464\"\n",
           "shards = 2 (" + file_.string() +
               ":1) takes effect only when the server starts again; until then the value is 1");
    EXPECT_TRUE(server.says("metrics = \"127.0.0.1:9464\" (" + file_.string() + ":2) takes effect only"));
    EXPECT_EQ(get(server.port(), "/ready").status, 200);
}

TEST_F(Reloading, ChangesHowMuchTheLogSays) {
    const Process server = start("log_level = \"error\"\n", "");
    EXPECT_EQ(server.log(), "");
    change(server, "log_level = \"info\"\n", "log_level is now \"info\"");
    EXPECT_EQ(status_of_room(server, "a"), 201);
    EXPECT_TRUE(server.says("reloaded the settings"));
}

TEST_F(Reloading, AnswersToOtherNamesAndShowsAnotherCertificate) {
    const Certificate first("first"), second("second");
    const auto settings = [](const Certificate& one, const std::string& host) {
        return "certificate = \"" + one.file().string() + "\"\nkey = \"" + one.key().string() +
               "\"\nhosts = [\"" + host + "\"]\n";
    };
    const Process server = start(settings(first, "first.example"));
    const auto status = [&server](const std::string& host) {
        return RawClient::secure(server.port()).ask("GET /version HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
    };
    EXPECT_EQ(RawClient::secure(server.port()).server_name(), "first");
    EXPECT_EQ(status("second.example"), 421);
    change(server, settings(second, "second.example"), "reloaded the certificate");
    EXPECT_TRUE(server.says("reloaded the settings"));
    EXPECT_EQ(RawClient::secure(server.port()).server_name(), "second");
    while (status("second.example") != 200) continue;
    EXPECT_EQ(status("first.example"), 421);
    change(server, "", "a switch between HTTP and HTTPS needs a restart");
}

}  // namespace
}  // namespace reami::testing
