// How the server starts as a process: its files are private, and its errors are understandable.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "tests/server/end_to_end/own_folder.hpp"
#include "tests/server/end_to_end/process.hpp"
#include "tests/server/end_to_end/program_output.hpp"
#include "tests/server/net/certificate.hpp"
#include "tests/server/net/raw_client.hpp"

namespace reami::testing {
namespace {

namespace fs = std::filesystem;
using namespace std::string_literals;

TEST(Start, WhatIsStoredIsItsOwnersAlone) {
    const OwnFolder folder;
    const fs::path data = folder.path() / "data";
    const mode_t before = ::umask(0);
    const Process server(data, 0);
    ::umask(before);
    EXPECT_EQ(fs::status(data).permissions(), fs::perms::owner_all);
    for (const char* file : {"reami.db", "reami.db-wal", "reami.db-shm", "reami.db.lock"})
        EXPECT_EQ(fs::status(data / file).permissions(), fs::perms::owner_read | fs::perms::owner_write)
            << file;
    EXPECT_EQ(server.log(), "");
}

TEST(Start, WhatOthersMayReadIsWarnedOf) {
    const OwnFolder folder;
    fs::permissions(folder.path(), fs::perms::owner_all);
    EXPECT_EQ(Process(folder.path(), 0).terminate(), 0);
    const fs::path database = folder.path() / "reami.db";
    fs::permissions(database, fs::perms(0644));
    const Process server(folder.path(), 0);
    EXPECT_NE(server.log().find("chmod 600 " + database.string()), std::string::npos) << server.log();
}

/// A port that is free at this moment.
std::uint16_t free_port() {
    boost::asio::io_context context;
    const boost::asio::ip::tcp::acceptor taken(context, {boost::asio::ip::address_v4::loopback(), 0});
    return taken.local_endpoint().port();
}

/// The whole standard error of a server that does not start.
std::string why_not(const fs::path& data, std::uint16_t port, const std::vector<std::string>& more = {}) {
    try {
        const Process server(data, port, {.more = more});
    } catch (const std::runtime_error& e) {
        return e.what();
    }
    return "it started";
}

void expect_said(const std::string& said, const std::vector<std::string>& parts) {
    for (const std::string& part : parts) EXPECT_NE(said.find(part), std::string::npos) << said;
}

TEST(Start, DamagedDatabaseIsToldWithItsPathAndWhatToDo) {
    const OwnFolder folder;
    EXPECT_EQ(Process(folder.path(), 0).terminate(), 0);
    const fs::path database = folder.path() / "reami.db";
    std::fstream(database, std::ios::binary | std::ios::in | std::ios::out).seekp(100)
        << std::string(3000, 'x');
    expect_said(why_not(folder.path(), 0),
                {"reami-server: " + database.string(), "damaged; keep a copy of it"});
}

TEST(Start, WhatIsNoDatabaseIsToldAndStaysAsItWas) {
    const OwnFolder folder;
    const fs::path database = folder.path() / "reami.db";
    std::ofstream(database) << "the club's shopping list, which somebody called so";
    expect_said(why_not(folder.path(), 0),
                {database.string() + " is not a database: move it away, or name another folder with --data"});
    EXPECT_EQ(fs::file_size(database), 50U);
}

TEST(Start, FolderThatIsAFileIsTold) {
    const OwnFolder folder;
    std::ofstream(folder.path() / "file") << "x";
    expect_said(why_not(folder.path() / "file", 0),
                {(folder.path() / "file").string(), "--data must name a folder"});
}

TEST(Start, PortThatIsTakenIsToldBeforeAnythingIsMade) {
    const OwnFolder folder;
    const Process first(folder.path() / "first", 0);
    const std::string port = std::to_string(first.port());
    expect_said(why_not(folder.path() / "second", first.port()),
                {"can't listen on 127.0.0.1 port " + port, "another port with --port"});
    EXPECT_FALSE(fs::exists(folder.path() / "second"));
}

TEST(Start, CertificateThatIsNotThereIsToldBeforeAnythingIsMade) {
    const OwnFolder folder;
    expect_said(
        why_not(folder.path() / "data", 0, {"--certificate", "/no/club.pem", "--key", "/no/club.key"}),
        {"the key /no/club.key can't be read: "});
    EXPECT_FALSE(fs::exists(folder.path() / "data"));
}

TEST(Start, SecondServerOnAFolderIsToldOfTheFirst) {
    const OwnFolder folder;
    const Process first(folder.path(), 0);
    expect_said(why_not(folder.path(), 0),
                {(folder.path() / "reami.db").string() + " is served by another process",
                 "name another folder with --data"});
}

TEST(Start, ADatabaseThatIsMadeIsSaid) {
    const OwnFolder folder;
    const fs::path data = folder.path() / "tyop";
    const std::string said =
        "made a new database without rooms, because there was no " + (data / "reami.db").string();
    {
        const Process server(data, 0, {.log_level = "info"});
        expect_said(server.log(), {said});
    }
    const Process again(data, 0, {.log_level = "info"});
    EXPECT_EQ(again.log().find("made a new database"), std::string::npos) << again.log();
}

TEST(Start, WhatAContainerHostPutsIntoTheEnvironmentIsSaidAndDoesNotCount) {
    const OwnFolder folder;
    const auto prepare = [] {
        ::setenv("REAMI_PORT", "tcp://10.0.0.1:8080", 1);
        ::setenv("REAMI_SERVICE_HOST", "10.0.0.1", 1);
        ::setenv("REAMI_SERVICE_PORT", "8080", 1);
    };
    const Process server(folder.path(), 0, {.prepare = prepare});
    expect_said(server.log(), {"REAMI_PORT does not count", "REAMI_SERVICE_HOST, REAMI_SERVICE_PORT\n"});
    const std::string config = output_of("config", "REAMI_PORT=tcp://10.0.0.1:8080 REAMI_THEME=dark ");
    expect_said(config, {"# REAMI_PORT does not count", "REAMI_THEME\n",
                         "\nport = 8080                             # default\n"});
}

/// The exit status of the program with these arguments. Ignores the output.
int status_of(const std::string& arguments) {
    const int status = std::system((REAMI_SERVER " " + arguments + " >/dev/null 2>&1").c_str());
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST(Start, TheHelpBeginsWithTheCommandsAndAMisspeltOneIsGuessed) {
    EXPECT_TRUE(output_of("--help").starts_with("Commands, each with its own --help;"));
    const std::string listed = " `reami-server --help` lists them.\n";
    EXPECT_EQ(output_of("admn"), "reami-server: there is no command `admn`. Did you mean `admin`?" + listed);
    EXPECT_EQ(output_of("bakup copy.db"),
              "reami-server: there is no command `bakup`. Did you mean `backup`?" + listed);
    EXPECT_EQ(output_of("9000"), "reami-server: there is no command `9000`." + listed);
    EXPECT_EQ(status_of("admn"), 2);
}

TEST(Start, CommandsTakeTheFolderAndTheStoreFromTheSettings) {
    const OwnFolder folder;
    { const Process server(folder.path(), 0); }
    const std::string file = (folder.path() / "own.toml").string();
    std::ofstream(file) << "data = \"" << folder.path().string() << "\"\nport = 1\n[limits]\nrooms = 3\n";
    EXPECT_EQ(output_of("check --config " + file), "0 matches, 0 faults\n");
    EXPECT_EQ(output_of("check", "REAMI_CONFIG=" + file + " "), "0 matches, 0 faults\n");
    EXPECT_NE(
        output_of("check --config " + file + " --data /no/folder").find("there is no /no/folder/reami.db"),
        std::string::npos)
        << "the command line beats the file";
    std::ofstream(file) << "store = \"postgresql:///none\"\n";
    EXPECT_NE(output_of("backup --config " + file + " copy.db").find("this command works only with reami.db"),
              std::string::npos);
}

TEST(Start, TheStatusTellsAWrongCommandFromWhatFailed) {
    for (const char* const help : {"--help", "--version", "backup --help", "check --help", "export --help",
                                   "import --help", "rehearse --help", "restore --help", "config --help",
                                   "forget --help", "vacuum --help", "drain --help", "config"})
        EXPECT_EQ(status_of(help), 0) << help;
    for (const char* const wrong : {"--prot 1", "--port http", "9000", "--config /no/file.toml",
                                    "--key key.pem", "export", "export --room KETMKARD --match none",
                                    "backup", "restore", "check reami.db", "backup --newest 2 copy.db",
                                    "backup copy.db --into folder", "forget --name Ada", "config --prot 1"})
        EXPECT_EQ(status_of(wrong), 2) << wrong;
    const OwnFolder folder;
    std::ofstream(folder.path() / "reami.db") << "no database";
    const std::string data = " --data " + folder.path().string();
    for (const std::string& failing :
         {"--port 0" + data, "--port 0 --listen 203.0.113.1" + data,
          "export --room KETMKARD --match 1" + data, "export --room KETMKARD --match 1 --data /no/folder"s,
          "check --data /no/folder"s, "rehearse" + data, "backup copy.db" + data, "restore no.db" + data,
          "vacuum" + data, "drain" + data, "import a.match" + data, "export --all club" + data,
          "forget --room KETMKARD --name Ada" + data})
        EXPECT_EQ(status_of(failing), 1) << failing;
}

TEST(Health, IsZeroOnlyOfAServerThatAnswers) {
    const OwnFolder folder;
    Process server(folder.path(), 0);
    const std::string command = "health --port " + std::to_string(server.port());
    EXPECT_EQ(status_of(command), 0);
    EXPECT_EQ(status_of(command + " --listen 0.0.0.0"), 0);
    EXPECT_EQ(status_of("health --prot 1"), 2);
    EXPECT_EQ(server.terminate(), 0);
    EXPECT_EQ(status_of(command), 1);
}

TEST(Health, IsAskedAsTheServerIsReached) {
    const OwnFolder folder;
    const std::string path = "--listen unix:" + (folder.path() / "reami.sock").string();
    for (const std::string& way :
         {path, "--base-path /reami"s, "--proxy-protocol true --proxies 127.0.0.1"s}) {
        std::istringstream words(way);
        const Process::Way as{.more = {std::istream_iterator<std::string>(words), {}}};
        const Process server(folder.path() / "data", 0, as);
        const std::string command = "health --port " + std::to_string(server.port()) + ' ' + way;
        EXPECT_EQ(status_of(command), 0) << way;
    }
}

TEST(Start, APathAtWhichAnotherServerListensIsToldBeforeAnythingIsMade) {
    const OwnFolder folder;
    const std::string path = "unix:" + (folder.path() / "reami.sock").string();
    const Process first(folder.path() / "first", 0, {.more = {"--listen", path}});
    expect_said(why_not(folder.path() / "second", 0, {"--listen", path}),
                {"can't listen at ", "another program"});
    EXPECT_FALSE(fs::exists(folder.path() / "second"));
}

TEST(Start, WhatCanNotBeTogetherIsTold) {
    expect_said(why_not("/tmp", 0, {"--proxy-protocol", "true"}), {"--proxy-protocol needs --proxies"});
    expect_said(why_not("/tmp", 0, {"--redirect-port", "8081"}), {"--redirect-port needs --certificate"});
}

TEST(Start, PlainHttpIsLedToTheHttpsOfTheServer) {
    const OwnFolder folder;
    const Certificate certificate("localhost");
    const std::uint16_t plain = free_port();
    const Process server(folder.path(), 0,
                         {.more = {"--certificate", certificate.file().string(), "--key",
                                   certificate.key().string(), "--redirect-port", std::to_string(plain)}});
    RawClient client(plain);
    client.send("GET /r/KETMKARD HTTP/1.1\r\nHost: localhost\r\n\r\n");
    const Reply reply = client.reply().value();
    EXPECT_EQ(reply.status, 308);
    EXPECT_EQ(reply.headers.at("location"),
              "https://localhost:" + std::to_string(server.port()) + "/r/KETMKARD");
}

TEST(Health, IsAskedOverTlsWhereThatIsServed) {
    const OwnFolder folder;
    const Certificate certificate("club.example");
    const std::vector<std::string> tls{"--certificate", certificate.file().string(), "--key",
                                       certificate.key().string()};
    const Process server(folder.path(), 0, {.more = tls});
    std::string command = "health --port " + std::to_string(server.port());
    EXPECT_EQ(status_of(command), 1);
    for (const std::string& argument : tls) command += " " + argument;
    EXPECT_EQ(status_of(command), 0);
}

}  // namespace
}  // namespace reami::testing
