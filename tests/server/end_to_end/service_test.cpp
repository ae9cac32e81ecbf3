// The server as a service: its messages to systemd or another service manager, and the sockets that it gets
// from systemd.
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <cstdlib>
#include <stdexcept>
#include <string>

#include "tests/server/end_to_end/lasting_socket.hpp"
#include "tests/server/end_to_end/own_folder.hpp"
#include "tests/server/end_to_end/process.hpp"

namespace reami::testing {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

/// Receives the messages of services, as systemd does.
class ServiceManager {
public:
    explicit ServiceManager(const std::filesystem::path& folder) : path_(folder / "notify") {
        sockaddr_un where{};
        where.sun_family = AF_UNIX;
        path_.string().copy(static_cast<char*>(where.sun_path), sizeof where.sun_path - 1);
        const timeval patience{60, 0};
        if (::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience) != 0 ||
            ::bind(socket_, reinterpret_cast<const sockaddr*>(&where), sizeof where) != 0)
            throw std::runtime_error("nothing can be heard at " + path_.string());
    }
    ~ServiceManager() { ::close(socket_); }
    ServiceManager(const ServiceManager&) = delete;
    ServiceManager& operator=(const ServiceManager&) = delete;

    const std::filesystem::path& path() const { return path_; }
    /// Waits for the next message; empty if none comes for a long time.
    std::string hears() const {
        std::array<char, 256> said{};
        const ssize_t size = ::recv(socket_, said.data(), said.size(), 0);
        return {said.data(), static_cast<std::size_t>(std::max<ssize_t>(size, 0))};
    }

private:
    std::filesystem::path path_;
    int socket_ = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
};

TEST(Service, SaysThatItIsReadyThatItLivesAndThatItStops) {
    const OwnFolder folder;
    const ServiceManager manager(folder.path());
    const auto tell_where = [&manager] {
        ::setenv("NOTIFY_SOCKET", manager.path().c_str(), 1);
        ::setenv("WATCHDOG_USEC", "20000", 1);
    };
    Process server(folder.path() / "data", 0, {.prepare = tell_where});
    EXPECT_EQ(manager.hears(), "READY=1");
    EXPECT_EQ(manager.hears(), "WATCHDOG=1");
    EXPECT_EQ(manager.hears(), "WATCHDOG=1");
    EXPECT_EQ(server.terminate(), 0);
    std::string last = manager.hears();
    while (last == "WATCHDOG=1") last = manager.hears();
    EXPECT_EQ(last, "STOPPING=1");
}

template <class Socket>
void ask(Socket& socket) {
    asio::write(
        socket,
        asio::buffer(std::string("GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")));
}

template <class Socket>
std::string first_line_of_answer(Socket& socket) {
    std::string answer;
    boost::system::error_code end;
    asio::read(socket, asio::dynamic_buffer(answer), end);
    return answer.substr(0, answer.find("\r\n"));
}

TEST(Service, ListensOnTheSocketThatItIsGivenWhichOutlivesIt) {
    const OwnFolder folder;
    LastingSocket socket;
    tcp::socket early = socket.connected();
    ask(early);
    constexpr std::uint16_t port_that_does_not_count = 1;
    {
        Process server(folder.path(), port_that_does_not_count, socket.given());
        EXPECT_EQ(server.port(), socket.acceptor.local_endpoint().port());
        EXPECT_EQ(first_line_of_answer(early), "HTTP/1.1 200 OK");
        EXPECT_EQ(server.terminate(), 0);
    }
    tcp::socket while_it_restarts = socket.connected();
    ask(while_it_restarts);
    const Process next(folder.path(), port_that_does_not_count, socket.given());
    EXPECT_EQ(first_line_of_answer(while_it_restarts), "HTTP/1.1 200 OK");
}

TEST(Service, ListensOnASocketAtAPathThatItIsGivenAndLeavesItThere) {
    using Local = asio::local::stream_protocol;
    const OwnFolder folder;
    asio::io_context context;
    const Local::endpoint where((folder.path() / "given.sock").string());
    Local::acceptor acceptor(context, where);
    for (int start = 0; start < 2; ++start) {
        Local::socket client(context);
        client.connect(where);
        ask(client);
        Process server(folder.path() / "data", 0, given(acceptor.native_handle()));
        EXPECT_EQ(first_line_of_answer(client), "HTTP/1.1 200 OK");
        EXPECT_EQ(server.terminate(), 0);
        EXPECT_TRUE(std::filesystem::is_socket(where.path())) << "the socket does not belong to the server";
    }
}

TEST(Service, TakesNoSocketWithoutAFile) {
    using Local = asio::local::stream_protocol;
    const OwnFolder folder;
    asio::io_context context;
    const std::string name = '\0' + folder.path().string();
    Local::acceptor acceptor(context, Local::endpoint(name));
    EXPECT_THROW(Process(folder.path() / "data", 0, given(acceptor.native_handle())), std::runtime_error);
}

TEST(Service, TakesOneSocketOnly) {
    const OwnFolder folder;
    LastingSocket socket;
    try {
        const Process server(folder.path(), 0, socket.given(2));
        FAIL() << "it started";
    } catch (const std::runtime_error& fault) {
        EXPECT_NE(std::string(fault.what()).find("exactly one ListenStream="), std::string::npos)
            << fault.what();
    }
}

}  // namespace
}  // namespace reami::testing
