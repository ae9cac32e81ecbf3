// One WebSocket that reconnects by itself, following PROTOCOL.md, "Close codes". The only file of the client
// that uses Beast's WebSocket.
#pragma once

#include <boost/asio/any_io_executor.hpp>
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
class ConnectionListener {
public:
    ConnectionListener() = default;
    ConnectionListener(const ConnectionListener&) = delete;
    ConnectionListener& operator=(const ConnectionListener&) = delete;
    virtual ~ConnectionListener() = default;

    virtual void opened() = 0;
    virtual void received(std::string_view text) = 0;
    /// `code` is the close code, 1006 if there was none. `why` gives the reason if the connection never
    /// opened.
    virtual void lost(std::uint16_t code, const ComeBack& then, const Trouble& why) = 0;
};

/// Callers use it on one thread.
class Connection {
public:
    /// The listener must outlive the executor's work.
    Connection(boost::asio::any_io_executor executor, Server server, ConnectionListener& listener);
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    ~Connection();

    /// Connects to that path, and again whenever the connection is lost. Closes an earlier connection first.
    void open(const std::string& path);
    /// Closes the connection; the listener gets no more calls. Calls `then` once the server has been notified
    /// or can't be reached.
    void close(std::function<void()> then = {});
    /// Discards the text if there is no connection.
    void send(const std::string& text);
    /// The server announced a restart: the client reconnects within that time after the server has closed the
    /// connection.
    void restarts_in(std::chrono::seconds time);

private:
    struct Visit;
    std::shared_ptr<Visit> visit_;
    boost::asio::any_io_executor executor_;
    std::unique_ptr<Server> server_;
    ConnectionListener& listener_;
};

}  // namespace reami::terminal
