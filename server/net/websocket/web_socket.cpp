// Beast 1.81 closes with 1007 and 1009 by itself, on a whole message or the first frame that goes too far, as
// long as messages are read whole and `read_message_max` is set.
#include "server/net/websocket/web_socket.hpp"

#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <utility>

#include "protocol/transport/as_tuple_awaitable.hpp"
#include "protocol/transport/teardown.hpp"
#include "server/net/websocket/frame_budget.hpp"

namespace reami::net {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using transport::outcome;
using SteadyClock = std::chrono::steady_clock;

/// Compression as in PROTOCOL.md, "Connecting": only above 1 KB, with windows of 1 KB, no memory of earlier
/// messages.
websocket::permessage_deflate small_window() {
    websocket::permessage_deflate deflate;
    deflate.server_enable = true;
    deflate.server_max_window_bits = 10;
    deflate.client_max_window_bits = 10;
    deflate.server_no_context_takeover = true;
    deflate.client_no_context_takeover = true;
    deflate.memLevel = 2;
    deflate.compLevel = 4;
    deflate.msg_size_threshold = 1024;
    return deflate;
}

}  // namespace

/// Beast itself goes on from one empty fragment or control frame to the next, so they are counted below it.
class WebSocket::Beast {
public:
    Beast(transport::Stream stream, const Limits& limits, std::function<void()> on_flood)
        : socket(std::move(stream)), intake_(limits, SteadyClock::now()), on_flood_(std::move(on_flood)) {
        socket.next_layer().meter([this](std::size_t bytes) {
            if (!intake_.take_bytes(bytes, SteadyClock::now())) end_flood();
        });
        socket.control_callback([this](websocket::frame_type, beast::string_view) {
            if (!intake_.take_control_frame(SteadyClock::now())) end_flood();
        });
    }

    websocket::stream<transport::Stream> socket;
    beast::flat_buffer incoming;

private:
    void end_flood() {
        socket.next_layer().stop_reading();
        if (const auto tell = std::exchange(on_flood_, nullptr)) tell();
    }

    Intake intake_;
    std::function<void()> on_flood_;
};

WebSocket::WebSocket(transport::Stream stream, const Settings& settings, std::function<void()> on_flood)
    : beast_(std::make_unique<Beast>(std::move(stream), settings.limits, std::move(on_flood))) {
    auto& socket = beast_->socket;
    socket.read_message_max(settings.limits.message_bytes);
    socket.auto_fragment(false);
    socket.text(true);
    if (settings.deflate) socket.set_option(small_window());
}

WebSocket::~WebSocket() = default;

asio::any_io_executor WebSocket::executor() { return beast_->socket.get_executor(); }

asio::awaitable<bool> WebSocket::accept(HttpRequest handshake, const std::string& subprotocol) {
    const auto name_it = [&subprotocol](websocket::response_type& response) {
        secure_headers(response);
        if (!subprotocol.empty()) response.set(beast::http::field::sec_websocket_protocol, subprotocol);
    };
    beast_->socket.set_option(websocket::stream_base::decorator(name_it));
    const auto [error] = co_await beast_->socket.async_accept(handshake, outcome);
    if (!error) beast_->socket.next_layer().expires_never();
    co_return !error;
}

asio::awaitable<std::optional<WebSocket::ReceivedMessage>> WebSocket::read() {
    const auto [error, bytes] = co_await beast_->socket.async_read(beast_->incoming, outcome);
    if (error) co_return std::nullopt;
    ReceivedMessage message{beast::buffers_to_string(beast_->incoming.data()), beast_->socket.got_binary()};
    beast_->incoming.consume(bytes);
    co_return message;
}

void WebSocket::write(const std::string& text, std::function<void(bool)> done) {
    beast_->socket.async_write(
        asio::buffer(text),
        [done = std::move(done)](beast::error_code error, std::size_t /*bytes*/) { done(!error); });
}

void WebSocket::ping(std::function<void(bool)> done) {
    beast_->socket.async_ping({}, [done = std::move(done)](beast::error_code error) { done(!error); });
}

asio::awaitable<void> WebSocket::close(protocol::Close why) {
    const websocket::close_reason reason(static_cast<std::uint16_t>(why));
    co_await beast_->socket.async_close(reason, outcome);
}

void WebSocket::drop() { beast_->socket.next_layer().drop(); }

SteadyClock::time_point WebSocket::heard() const { return beast_->socket.next_layer().heard(); }
SteadyClock::time_point WebSocket::sent() const { return beast_->socket.next_layer().sent(); }

}  // namespace reami::net
