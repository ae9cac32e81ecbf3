// A plain request of the client, as the server receives it.
#include "clients/terminal/connection/fetch.hpp"

#include <gtest/gtest.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/use_future.hpp>
#include <boost/asio/write.hpp>
#include <string>

#include "clients/terminal/connection/dial.hpp"

namespace reami::terminal {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

/// Answers one request with 201 and `{}`, and keeps its head.
asio::awaitable<void> serve_one(tcp::acceptor& door, std::string& head) {
    tcp::socket line = co_await door.async_accept(asio::use_awaitable);
    co_await asio::async_read_until(line, asio::dynamic_buffer(head), "\r\n\r\n", asio::use_awaitable);
    const std::string answer = "HTTP/1.1 201 Created\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}";
    co_await asio::async_write(line, asio::buffer(answer), asio::use_awaitable);
}

/// The head of that request, as it arrives.
std::string head_of(const HttpRequest& request) {
    asio::io_context io;
    tcp::acceptor door(io, {asio::ip::address_v4::loopback(), 0});
    Server server;
    server.address.host = "127.0.0.1";
    server.address.port = std::to_string(door.local_endpoint().port());
    std::string head;
    auto served = asio::co_spawn(io, serve_one(door, head), asio::use_future);
    auto answer = asio::co_spawn(io, fetch(server, request), asio::use_future);
    io.run();
    served.get();
    EXPECT_EQ(answer.get().status, 201U);
    return head.substr(0, head.find("\r\n\r\n") + 2);
}

TEST(Fetch, ATokenGoesIntoAHeaderOnly) {
    const std::string head =
        head_of({.method = "POST", .path = "/api/rooms", .body = "{}", .token = "0123abcd"});
    EXPECT_TRUE(head.starts_with("POST /api/rooms HTTP/1.1\r\n")) << head;
    EXPECT_NE(head.find("\r\nAuthorization: Bearer 0123abcd\r\n"), std::string::npos) << head;
    EXPECT_NE(head.find("\r\nContent-Type: application/json\r\n"), std::string::npos) << head;
}

TEST(Fetch, WithoutATokenThereIsNoSuchHeader) {
    EXPECT_EQ(head_of({.path = "/api/games"}).find("Authorization"), std::string::npos);
}

}  // namespace
}  // namespace reami::terminal
