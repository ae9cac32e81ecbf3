// A server that listens on a Unix socket at a path.
#include "server/net/listening.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <fstream>

#include "tests/server/end_to_end/own_folder.hpp"
#include "tests/server/net/raw_client.hpp"
#include "tests/server/net/served.hpp"

namespace reami::net {
namespace {

namespace fs = std::filesystem;
using testing::RawClient;

class AtAPath : public ::testing::Test {
protected:
    AtAPath() { settings_.listen = "unix:" + path_.string(); }
    RawClient client() const { return RawClient(RawClient::Way{.path = path_.string()}); }
    void expect_refused(const std::string& because) const {
        try {
            const Served served(settings_);
            FAIL() << "it listens";
        } catch (const std::runtime_error& fault) {
            const std::string said = fault.what();
            EXPECT_EQ(said.find("can't listen at " + path_.string() + ": "), 0U) << said;
            EXPECT_NE(said.find(because), std::string::npos) << said;
        }
    }

    const testing::OwnFolder folder_;
    const fs::path path_ = folder_.path() / "reami.sock";
    Settings settings_ = quick();
    const std::string echo_ =
        "GET /echo HTTP/1.1\r\nHost: club.example\r\nX-Forwarded-For: 203.0.113.9\r\n\r\n";
};

TEST_F(AtAPath, ServesRequestsAndWebSocketsAndIsGoneAtItsEnd) {
    {
        const Served served(settings_);
        EXPECT_EQ(served.port(), 0);
        EXPECT_EQ(client().ask(echo_), 200);
        EXPECT_EQ(client().upgrade("/ws/r/KETMKARD"), 101);
    }
    EXPECT_FALSE(fs::exists(path_));
}

TEST_F(AtAPath, IsOpenToWhomItsModeSays) {
    settings_.socket_mode = "0600";
    {
        const Served served(settings_);
        EXPECT_EQ(fs::status(path_).permissions(), fs::perms(0600));
    }
    settings_.socket_mode = "666";
    const Served served(settings_);
    EXPECT_EQ(fs::status(path_).permissions(), fs::perms(0666));
}

TEST_F(AtAPath, CountsAsAProxyOnlyIfTheSettingsSaySo) {
    {
        const Served served(settings_);
        EXPECT_EQ(client().ask(echo_), 200);
        EXPECT_EQ(served.gateway.asked().back().address.to_string(), "0.0.0.0");
    }
    settings_.proxies = {"unix"};
    const Served served(settings_);
    EXPECT_EQ(client().ask(echo_), 200);
    EXPECT_EQ(served.gateway.asked().back().address.to_string(), "203.0.113.9");
}

TEST_F(AtAPath, ReplacesWhatADeadServerLeft) {
    {
        boost::asio::io_context context;
        boost::asio::local::stream_protocol::acceptor dead(context, path_.string());
    }
    ASSERT_TRUE(fs::is_socket(path_));
    const Served served(settings_);
    EXPECT_EQ(client().ask(echo_), 200);
}

TEST_F(AtAPath, DoesNotTakeThePlaceOfALivingServer) {
    const Served first(settings_);
    expect_refused("another program listens there");
    EXPECT_EQ(client().ask(echo_), 200);
}

TEST_F(AtAPath, TouchesNothingThatIsNoSocket) {
    std::ofstream(path_) << "the club's shopping list";
    expect_refused("is not a socket");
    EXPECT_EQ(fs::file_size(path_), 24U);
}

TEST_F(AtAPath, NeedsAFolder) {
    settings_.listen = "unix:" + (folder_.path() / "none" / "reami.sock").string();
    try {
        const Served served(settings_);
        FAIL() << "it listens";
    } catch (const std::runtime_error& fault) {
        EXPECT_NE(std::string(fault.what()).find("the folder must exist"), std::string::npos) << fault.what();
    }
}

}  // namespace
}  // namespace reami::net
