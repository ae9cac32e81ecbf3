// One WebSocket as whole messages, without Beast in sight: web_socket.cpp is the only file of the server that
// compiles Beast's.
#pragma once

#include <boost/asio/io_context.hpp>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "protocol/messages/codes.hpp"
#include "protocol/transport/stream.hpp"
#include "server/net/http/http_message.hpp"
#include "server/settings/settings.hpp"

namespace reami::net {

/// Lives on a shard, and is used there.
class WebSocket {
public:
    using Executor = boost::asio::io_context::executor_type;

    /// Who holds the WebSocket, and is told what happens to it. While something is under way, the WebSocket
    /// keeps it alive. None of these may throw.
    class Owner {
    public:
        Owner() = default;
        Owner(const Owner&) = delete;
        Owner& operator=(const Owner&) = delete;
        virtual ~Owner() = default;

        /// The handshake is answered. False: it was none.
        virtual void accepted(bool well) = 0;
        /// A whole message. The text lives until this returns.
        virtual void received(std::string_view text, bool binary) = 0;
        /// Nothing more comes in: the connection is over, with the right close code if we ended it (1007,
        /// 1009).
        virtual void over() = 0;
        /// What was to be written is. False: the connection is over.
        virtual void written(bool goes_on) = 0;
        /// More comes in than the limits allow (frame_budget.hpp); said once. Nothing is read from then on;
        /// writing still works.
        virtual void flooded() = 0;
    };
    using OwnerPtr = std::shared_ptr<Owner>;

    /// Expects a stream on an executor of an io_context, on which nothing is under way. Without TLS it moves
    /// to `shard`, if one is given. `owner` outlives it.
    WebSocket(transport::Stream stream, const std::optional<Executor>& shard, const Settings& settings,
              Owner& owner);
    WebSocket(const WebSocket&) = delete;
    WebSocket& operator=(const WebSocket&) = delete;
    ~WebSocket();

    Executor executor();

    /// Answers the handshake, naming that subprotocol if it is not empty: `accepted`.
    void accept(const HttpRequest& handshake, const std::string& subprotocol, OwnerPtr owner);

    // One of each at a time. All are done soon after `drop`.

    /// Reads one message: `received`, or `over`.
    void read(OwnerPtr owner);
    // These three one after the other. The first two tell `written`.
    /// True: it is written already, or is going to be with what follows, and `written` is not told. Else the
    /// message stays where it is until then.
    bool write(const std::string& message, bool more_follows, OwnerPtr owner);
    void ping(OwnerPtr owner);
    /// Sends the close frame and waits for the other's.
    void close(protocol::Close why, OwnerPtr owner);

    /// Ends the connection at once.
    void drop();
    /// When bytes last came in, and last went out.
    std::chrono::steady_clock::time_point heard() const;
    std::chrono::steady_clock::time_point sent() const;

private:
    class Frames;
    template <class Layer>
    class FramesOver;
    static std::unique_ptr<Frames> frames_over(transport::Stream stream, const std::optional<Executor>& shard,
                                               const Settings& settings, Owner& owner);

    std::unique_ptr<Frames> frames_;
};

}  // namespace reami::net
