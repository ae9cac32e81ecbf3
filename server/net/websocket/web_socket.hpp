// One WebSocket, which reads and writes whole messages. web_socket.cpp is the only file of the server that
// compiles Beast's WebSockets.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/core/noncopyable.hpp>
#include <chrono>
#include <memory>
#include <string>

#include "protocol/messages/codes.hpp"
#include "protocol/transport/stream.hpp"
#include "server/net/http/http_message.hpp"
#include "server/settings/settings.hpp"

namespace reami::net {

/// Must be used on the executor of its stream only.
class WebSocket : boost::noncopyable {
public:
    /// The owner of a WebSocket: the WebSocket calls these functions when something happens. It keeps its
    /// owner alive while an operation runs. None of these functions may throw.
    class Owner : boost::noncopyable {
    public:
        virtual ~Owner() = default;

        /// Called after the answer to the handshake. `well` is false if the handshake has failed.
        virtual void accepted(bool well) = 0;
        /// Called when a whole message has come.
        virtual void received(const std::string& message, bool binary) = 0;
        /// Called when the connection has ended: no more messages come. If a message of the client was not
        /// valid UTF-8 or too long, the WebSocket has sent the close code (1007 or 1009).
        virtual void over() = 0;
        /// Called after the end of `write` or `ping`. `goes_on` is false if the connection has ended.
        virtual void written(bool goes_on) = 0;
        /// Called once, if the client sends more than the limits allow (frame_budget.hpp). After this call,
        /// the WebSocket reads no more; writing still works.
        virtual void flooded() = 0;
    };
    using OwnerPtr = std::shared_ptr<Owner>;

    /// Expects that nobody is reading from the stream or writing to it. `owner` must outlive the WebSocket.
    WebSocket(transport::Stream stream, const Limits& limits, Owner& owner);
    ~WebSocket();

    boost::asio::any_io_executor executor();

    /// Answers the handshake, with this subprotocol unless it is empty; then calls `accepted`.
    void accept(const HttpRequest& handshake, const std::string& subprotocol, OwnerPtr owner);

    // One `read` and one of `write`, `ping` and `close` may run at a time. All of them end soon after `drop`.

    /// Reads one message; then calls `received` or `over`.
    void read(OwnerPtr owner);
    /// Writes one message, which must not change or move until `written` is called.
    void write(const std::string& message, OwnerPtr owner);
    void ping(OwnerPtr owner);  ///< then calls `written`
    /// Sends the close frame and waits for the client's close frame. Calls no function of the owner.
    void close(protocol::Close why, OwnerPtr owner);

    /// Ends the connection at once.
    void drop();
    /// The last time that bytes came in, and the last time that bytes were sent.
    std::chrono::steady_clock::time_point heard() const;
    std::chrono::steady_clock::time_point sent() const;

private:
    void end_flood();

    struct Frames;
    std::unique_ptr<Frames> frames_;
    Owner& owner_;
};

}  // namespace reami::net
