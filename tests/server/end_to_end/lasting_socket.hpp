// A listening socket as systemd passes it to a service: it stays open when the server ends.
#pragma once

#include <unistd.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <cstdlib>
#include <string>

#include "tests/server/end_to_end/process.hpp"

namespace reami::testing {

/// Passes the socket to the child as systemd does: in the descriptors from 3 on.
inline Process::Way given(int socket, int times = 1) {
    const auto give = [socket, times] {
        for (int n = 0; n < times; ++n) ::dup2(socket, 3 + n);
        ::setenv("LISTEN_FDS", std::to_string(times).c_str(), 1);
        ::setenv("LISTEN_PID", std::to_string(::getpid()).c_str(), 1);
    };
    return {.prepare = give};
}

/// A listening socket that stays open across several servers.
struct LastingSocket {
    boost::asio::io_context context;
    boost::asio::ip::tcp::acceptor acceptor{
        context, boost::asio::ip::tcp::endpoint(boost::asio::ip::address_v4::loopback(), 0)};

    Process::Way given(int times = 1) { return testing::given(acceptor.native_handle(), times); }
    boost::asio::ip::tcp::socket connected() {
        boost::asio::ip::tcp::socket socket(context);
        socket.connect(acceptor.local_endpoint());
        return socket;
    }
};

}  // namespace reami::testing
