// One WebSocket, which connects again after a loss as PROTOCOL.md, "Close codes", says. No other file of the
// client uses Beast's WebSocket.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/core/noncopyable.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "clients/terminal/connection/reconnect_policy.hpp"
#include "clients/terminal/connection/trouble.hpp"

namespace reami::terminal {

struct Server;

/// Receives the events of a connection.
class ConnectionListener : boost::noncopyable {
public:
    virtual ~ConnectionListener() = default;

    virtual void opened() = 0;
    virtual void received(std::string_view text) = 0;
    /// `code` is the close code; it is 1006 if the connection ended without one. `why` is the reason if the
    /// connection never opened.
    virtual void lost(std::uint16_t code, const ComeBack& then, const Trouble& why) = 0;
};

/// Only one thread may use a connection.
class Connection : boost::noncopyable {
public:
    /// The listener must outlive the executor's work.
    Connection(boost::asio::any_io_executor executor, Server server, ConnectionListener& listener);
    ~Connection();

    /// Connects to this path, and again after each loss of the connection. If a connection is open, closes it
    /// first.
    void open(const std::string& path);
    /// Closes the connection. The listener gets no more calls. Calls `then` when the server knows of the end
    /// or can't be reached.
    void close(std::function<void()> then = {});
    /// Sends the text, or drops it if there is no connection.
    void send(const std::string& text);
    /// Call this when the server announces a restart. After the server has closed the connection, the client
    /// then connects again within this time.
    void restarts_in(std::chrono::seconds time);

private:
    struct Visit;
    std::shared_ptr<Visit> visit_;
    boost::asio::any_io_executor executor_;
    std::unique_ptr<Server> server_;
    ConnectionListener& listener_;
};

}  // namespace reami::terminal
