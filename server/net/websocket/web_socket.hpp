// One WebSocket as whole messages, without Beast in sight: web_socket.cpp is the only file of the server that
// compiles Beast's.
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

/// Use it only on the executor of its stream.
class WebSocket {
public:
    /// The owner holds the WebSocket and is told what happens to it. While something is under way, the
    /// WebSocket keeps it alive. None of these may throw.
    class Owner {
    public:
        Owner() = default;
        Owner(const Owner&) = delete;
        Owner& operator=(const Owner&) = delete;
        virtual ~Owner() = default;

        /// The handshake is answered. False: it was none.
        virtual void accepted(bool well) = 0;
        /// A whole message.
        virtual void received(const std::string& message, bool binary) = 0;
        /// The connection is over, and no more messages come: with the right close code if we ended it (1007,
        /// 1009).
        virtual void over() = 0;
        /// The message or ping is written. False: the connection is over.
        virtual void written(bool goes_on) = 0;
        /// More comes in than the limits allow (frame_budget.hpp); said once. Nothing is read from then on;
        /// writing still works.
        virtual void flooded() = 0;
    };
    using OwnerPtr = std::shared_ptr<Owner>;

    /// Expects that nothing is being read or written on the stream. `owner` outlives the WebSocket.
    WebSocket(transport::Stream stream, const Limits& limits, Owner& owner);
    WebSocket(const WebSocket&) = delete;
    WebSocket& operator=(const WebSocket&) = delete;
    ~WebSocket();

    boost::asio::any_io_executor executor();

    /// Answers the handshake, naming that subprotocol if it is not empty: `accepted`.
    void accept(const HttpRequest& handshake, const std::string& subprotocol, OwnerPtr owner);

    // One read, and one of the writes, at a time. All are done soon after `drop`.

    /// Reads one message: `received`, or `over`.
    void read(OwnerPtr owner);
    /// Writes one message, which stays where it is until `written`.
    void write(const std::string& message, OwnerPtr owner);
    void ping(OwnerPtr owner);  ///< `written`
    /// Sends the close frame and waits for the other's.
    void close(protocol::Close why, OwnerPtr owner);

    /// Ends the connection at once.
    void drop();
    /// When bytes last came in, and last went out.
    std::chrono::steady_clock::time_point heard() const;
    std::chrono::steady_clock::time_point sent() const;

private:
    void end_flood();

    struct Frames;
    std::unique_ptr<Frames> frames_;
    Owner& owner_;
};

}  // namespace reami::net
