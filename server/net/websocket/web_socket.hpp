// One WebSocket as whole messages, without Beast in sight: web_socket.cpp is the only file of the server that
// compiles Beast's.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "protocol/messages/codes.hpp"
#include "protocol/transport/stream.hpp"
#include "server/net/http/http_message.hpp"
#include "server/settings/settings.hpp"

namespace reami::net {

class WebSocket {
public:
    struct ReceivedMessage {
        std::string text;
        bool binary = false;
    };

    /// `on_flood` is called, once, when more comes in than the limits allow (frame_budget.hpp). Nothing is
    /// read from then on; writing still works.
    WebSocket(transport::Stream stream, const Settings& settings, std::function<void()> on_flood);
    WebSocket(const WebSocket&) = delete;
    WebSocket& operator=(const WebSocket&) = delete;
    ~WebSocket();

    boost::asio::any_io_executor executor();

    // One of each at a time. All are done soon after `drop`.

    /// Answers the handshake, naming that subprotocol if it is not empty. False: it was no handshake.
    boost::asio::awaitable<bool> accept(HttpRequest handshake, const std::string& subprotocol);
    /// The next whole message. Empty: the connection is over, with the right close code if we ended it (1007,
    /// 1009).
    boost::asio::awaitable<std::optional<ReceivedMessage>> read();
    // These three one after the other. False: the connection is over.
    /// Calls `done` once the text is written; until then the text stays where it is.
    void write(const std::string& text, std::function<void(bool)> done);
    void ping(std::function<void(bool)> done);
    /// Sends the close frame and waits for the other's.
    boost::asio::awaitable<void> close(protocol::Close why);

    /// Ends the connection at once.
    void drop();
    /// When bytes last came in, and last went out.
    std::chrono::steady_clock::time_point heard() const;
    std::chrono::steady_clock::time_point sent() const;

private:
    class Beast;
    std::unique_ptr<Beast> beast_;
};

}  // namespace reami::net
