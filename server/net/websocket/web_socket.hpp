// One WebSocket as whole messages. web_socket.cpp is the only file of the server that compiles Beast's
// WebSockets.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "protocol/messages/codes.hpp"
#include "protocol/transport/stream.hpp"
#include "server/net/http/http_message.hpp"
#include "server/settings/settings.hpp"

namespace reami::net {

/// Must be used on the executor of its stream.
class WebSocket {
public:
    /// The owner holds the WebSocket and is notified of its events. The WebSocket keeps its owner alive
    /// during operations. None of these functions may throw.
    class Owner {
    public:
        Owner() = default;
        Owner(const Owner&) = delete;
        Owner& operator=(const Owner&) = delete;
        virtual ~Owner() = default;

        /// The handshake was answered; `well` is false if it was not a valid one.
        virtual void accepted(bool well) = 0;
        /// A whole message came.
        virtual void received(const std::string& message, bool binary) = 0;
        /// The connection has ended, and no more messages come. If this side ended it, it has sent the right
        /// close code (1007, 1009).
        virtual void over() = 0;
        /// The message or ping was written; `goes_on` is false if the connection has ended.
        virtual void written(bool goes_on) = 0;
        /// The client sends more than the limits allow (frame_budget.hpp); called once. Nothing is read after
        /// this; writing still works.
        virtual void flooded() = 0;
    };
    using OwnerPtr = std::shared_ptr<Owner>;

    /// Expects that the stream is not being read or written. `owner` must outlive the WebSocket.
    WebSocket(transport::Stream stream, const Limits& limits, Owner& owner);
    WebSocket(const WebSocket&) = delete;
    WebSocket& operator=(const WebSocket&) = delete;
    ~WebSocket();

    boost::asio::any_io_executor executor();

    /// Answers the handshake, with that subprotocol if it is not empty; then calls `accepted`.
    void accept(const HttpRequest& handshake, const std::string& subprotocol, OwnerPtr owner);

    // One `read` and one of `write`, `ping` and `close` may run at a time. All of them end soon after `drop`.

    /// Reads one message; then calls `received` or `over`.
    void read(OwnerPtr owner);
    /// Writes one message, which must not change or move until `written` is called.
    void write(const std::string& message, OwnerPtr owner);
    void ping(OwnerPtr owner);  ///< then calls `written`
    /// Sends the close frame and waits for the other side's.
    void close(protocol::Close why, OwnerPtr owner);

    /// Ends the connection at once.
    void drop();
    /// The time at which bytes last came in, and were last sent.
    std::chrono::steady_clock::time_point heard() const;
    std::chrono::steady_clock::time_point sent() const;

private:
    void end_flood();

    struct Frames;
    std::unique_ptr<Frames> frames_;
    Owner& owner_;
};

}  // namespace reami::net
