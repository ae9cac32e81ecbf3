// One WebSocket that comes back by itself, after PROTOCOL.md, "Close codes". The only file of the client
// that knows Beast's WebSocket.
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

/// Whom a connection tells what happens.
class ConnectionListener {
public:
    ConnectionListener() = default;
    ConnectionListener(const ConnectionListener&) = delete;
    ConnectionListener& operator=(const ConnectionListener&) = delete;
    virtual ~ConnectionListener() = default;

    virtual void opened() = 0;
    virtual void received(std::string_view text) = 0;
    /// `code` is the close code, 1006 if there was none; `why` says why none came about, if none did.
    virtual void lost(std::uint16_t code, const ComeBack& then, const Trouble& why) = 0;
};

/// Used on one thread.
class Connection {
public:
    /// The listener outlives the executor's work.
    Connection(boost::asio::any_io_executor executor, Server server, ConnectionListener& listener);
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    ~Connection();

    /// Goes to that path and stays there, coming back whenever the line is lost. What was open before is
    /// left.
    void open(const std::string& path);
    /// Leaves; the listener hears no more of it. `then` is called when the other side knows, or can't know.
    void close(std::function<void()> then = {});
    /// Lost if no connection stands.
    void send(const std::string& text);
    /// The server says within what time to come back once it has closed this line.
    void restarts_in(std::chrono::seconds time);

private:
    struct Visit;
    std::shared_ptr<Visit> visit_;
    boost::asio::any_io_executor executor_;
    std::unique_ptr<Server> server_;
    ConnectionListener& listener_;
};

}  // namespace reami::terminal
