// The system gives the server no more files. New clients wait, the log says so once, and the server recovers.
#include <gtest/gtest.h>
#include <spdlog/spdlog.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>
#include <chrono>
#include <string>
#include <string_view>
#include <thread>

#include "tests/server/log_capture.hpp"
#include "tests/server/net/raw_client.hpp"
#include "tests/server/net/served.hpp"

namespace reami::net {
namespace {

namespace asio = boost::asio;

/// While it exists, this process can open no further file.
class NoFiles {
public:
    NoFiles() {
        ::getrlimit(RLIMIT_NOFILE, &before_);
        rlimit limit = before_;
        const int next = ::dup(0);  // the lowest free descriptor
        ::close(next);
        limit.rlim_cur = static_cast<rlim_t>(next);
        ::setrlimit(RLIMIT_NOFILE, &limit);
    }
    ~NoFiles() { ::setrlimit(RLIMIT_NOFILE, &before_); }
    NoFiles(const NoFiles&) = delete;
    NoFiles& operator=(const NoFiles&) = delete;

private:
    rlimit before_{};
};

TEST(OutOfFiles, WhoComesWaitsAndIsServedWhenThereAreSome) {
    const testing::LogCapture log;
    const Served served;
    asio::io_context context;
    asio::ip::tcp::socket client(context);
    client.open(asio::ip::tcp::v4());
    const std::string said = "[warning] could not accept a connection: ";
    // UBSan opens a file when it meets a type for the first time. So the server first serves one connection
    // to its end.
    testing::RawClient first(served.port());
    ASSERT_EQ(first.ask("GET /echo HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"), 200);
    ASSERT_TRUE(first.ends());
    spdlog::warn("something else is said: {}", std::string("as a warning will be"));
    {
        const NoFiles none;
        client.connect({asio::ip::address_v4::loopback(), served.port()});
        for (int n = 0; n < 1'000 && log.count(said) == 0; ++n)
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        std::this_thread::sleep_for(
            std::chrono::milliseconds(500));  // during this time, the server retries a few times
    }
    EXPECT_EQ(log.count(said), 1) << log.text();
    asio::write(client, asio::buffer(std::string_view("GET /echo HTTP/1.1\r\nHost: localhost\r\n\r\n")));
    const timeval patience{60, 0};
    ::setsockopt(client.native_handle(), SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    std::array<char, 15> status{};
    ASSERT_EQ(::recv(client.native_handle(), status.data(), status.size(), MSG_WAITALL), 15);
    EXPECT_EQ(std::string_view(status.data(), status.size()), "HTTP/1.1 200 OK");
}

}  // namespace
}  // namespace reami::net
